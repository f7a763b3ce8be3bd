import './fonts.css';
import '$lib/look/tokens.css';
import '$lib/look/components.css';
import './app.css';

import { settings } from '$lib/settings/settings.svelte';
import { provideShellIcons } from '$lib/shell/icons';
import { mount } from 'svelte';

import App from './App.svelte';

provideShellIcons();
// The first thing that is shown is in the right language: its texts are small and come from our own server.
await settings.begin();

const target = document.getElementById('app');
if (target) mount(App, { target });
