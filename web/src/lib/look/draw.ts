// The hand behind the boards: outlines, strata, speckle, sprayed pigment. Pure functions that return SVG path data.
// Fixed seeds, so a board looks the same on every screen and in every test.

const round = (v: number): number => Math.round(v * 10) / 10;

/** Small repeatable generator for decoration only, never for play. */
export function decorRandom(seed: number): () => number {
  let t = seed >>> 0;
  return () => {
    t = (t + 0x6d2b79f5) >>> 0;
    let x = Math.imul(t ^ (t >>> 15), 1 | t);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth line through points written as "x,y x,y!"; "!" makes a corner. All icons were drawn with it. */
export function smooth(points: string, open = false): string {
  const p = points.trim().split(/\s+/).map((s) => {
    const [x, y] = s.replace('!', '').split(',').map(Number) as [number, number];
    return { x, y, corner: s.endsWith('!') };
  });
  const at = (i: number) => (open ? p[Math.max(0, Math.min(p.length - 1, i))]! : p[(i + p.length) % p.length]!);
  let d = `M${round(p[0]!.x)} ${round(p[0]!.y)}`;
  for (let i = 0; i < (open ? p.length - 1 : p.length); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (b.corner && c.corner) {
      d += `L${round(c.x)} ${round(c.y)}`;
      continue;
    }
    const [ax, ay] = b.corner ? [b.x + (c.x - b.x) / 3, b.y + (c.y - b.y) / 3] : [b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6];
    const [ex, ey] = c.corner ? [c.x - (c.x - b.x) / 3, c.y - (c.y - b.y) / 3] : [c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6];
    d += `C${round(ax)} ${round(ay)} ${round(ex)} ${round(ey)} ${round(c.x)} ${round(c.y)}`;
  }
  return d + (open ? '' : 'Z');
}

/** Outline of a place or card: a rectangle drawn by hand. `wobble` 2 for cards, 5 for places. */
export function outline(x: number, y: number, width: number, height: number, seed: number, wobble = 5, step = 46): string {
  const random = decorRandom(seed);
  const off = (k: number) => (random() - 0.5) * 2 * wobble * k;
  const nx = Math.max(2, Math.round(width / step));
  const ny = Math.max(2, Math.round(height / step));
  const c = Math.min(22, width / 5, height / 5);
  const across = (i: number) => x + c + ((width - 2 * c) * i) / nx + off(0.4);
  const down = (i: number) => y + c + ((height - 2 * c) * i) / ny + off(0.4);
  const p: [number, number][] = [];
  for (let i = 0; i <= nx; i++) p.push([across(i), y + off(0.7)]);
  for (let i = 0; i <= ny; i++) p.push([x + width + off(0.7), down(i)]);
  for (let i = nx; i >= 0; i--) p.push([across(i), y + height + off(0.7)]);
  for (let i = ny; i >= 0; i--) p.push([x + off(0.7), down(i)]);
  return smooth(p.map(([a, b]) => `${round(a)},${round(b)}`).join(' '));
}

/** One line of rock or ice across a board; with `bottom` the band below it, closed. */
export function stratum(y: number, width: number, seed: number, wobble = 8, bottom?: number): string {
  const random = decorRandom(seed);
  const p: string[] = [];
  for (let x = -20; x <= width + 100; x += 80) p.push(`${x},${round(y + (random() - 0.5) * 2 * wobble)}`);
  return smooth(p.join(' '), true) + (bottom === undefined ? '' : `L${width + 100} ${bottom}L-20 ${bottom}Z`);
}

const dot = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;

/** Speckle of the surface. */
export function speckle(x: number, y: number, width: number, height: number, count: number, seed: number): string {
  const random = decorRandom(seed);
  return Array.from({ length: count }, () => dot(x + random() * width, y + random() * height, 0.6 + random())).join('');
}

/** Pigment blown around a centre: dots that thin out from radius `inner` to `outer` (hands, "just changed"). */
export function spray(cx: number, cy: number, inner: number, outer: number, count: number, seed: number): string {
  const random = decorRandom(seed);
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const t = random() ** 1.8;
    const r = inner + (outer - inner) * t;
    return dot(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, 0.5 + (1 - t) * 1.3 * random());
  }).join('');
}

/** Hexagon with a corner on top. */
export function hexagon(cx: number, cy: number, radius: number): string {
  const corner = (i: number) => {
    const a = (Math.PI / 180) * (60 * i - 90);
    return `${round(cx + radius * Math.cos(a))} ${round(cy + radius * Math.sin(a))}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

/** Painted dots at points written as "x,y x,y". */
export function dots(points: string, radius: number): string {
  return points
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y] = point.split(',').map(Number) as [number, number];
      return dot(x, y, radius);
    })
    .join('');
}
