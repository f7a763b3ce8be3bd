mod laws;
mod scene;
