/** Under water: corals. Fish and turtle are in animals. */
import { range, rng } from './numbers';
import { path, Pen, short, stroke } from './path';

/** Branching staghorn coral growing from x, y, some 80 px high at scale 1. */
export function staghorn(seed: number, x: number, y: number, scale: number, colour: string): string {
  const random = rng(seed);
  const pen = new Pen();
  const grow = (px: number, py: number, angle: number, length: number, left: number): void => {
    const nx = px + Math.cos(angle) * length;
    const ny = py + Math.sin(angle) * length;
    pen.move(px, py).quad(px + Math.cos(angle + 0.2) * length * 0.5, py + Math.sin(angle + 0.2) * length * 0.5, nx, ny);
    if (!left) return;
    for (const turn of [-0.5, 0.35, 0.05]) {
      if (turn !== 0.05 || left > 1) grow(nx, ny, angle + turn + (random() - 0.5) * 0.3, length * 0.74, left - 1);
    }
  };
  for (const angle of [-1.9, -1.57, -1.2]) grow(x, y, angle, 26 * scale, 2);
  return stroke(pen, colour, 7 * scale, { round: true });
}

/** A dome of brain coral on y: centre x, half width, body and grooves. */
export function brainCoral(x: number, y: number, half: number, body: string, grooves: string): string {
  const w = half;
  const n = (v: number): string => short(v, 1);
  return (
    path(
      `M${n(x - w)} ${n(y)}Q${n(x - w)} ${n(y - w * 0.95)} ${n(x)} ${n(y - w)}Q${n(x + w)} ${n(y - w * 0.95)} ${n(x + w)} ${n(y)}z`,
      body,
    ) +
    stroke(
      `M${n(x - w * 0.7)} ${n(y - 6)}q${n(w * 0.2)} ${n(-w * 0.6)} ${n(w * 0.5)} ${n(-w * 0.2)}t${n(w * 0.4)} ${n(-w * 0.1)}t${n(w * 0.4)} ${n(w * 0.2)}` +
        `M${n(x - w * 0.5)} ${n(y - w * 0.6)}q${n(w * 0.3)} ${n(-w * 0.3)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0`,
      grooves,
      3,
    )
  );
}

/** A sea fan growing from x, y with radius r: web and veins. */
export function seaFan(x: number, y: number, r: number, web: string, veins: string): string {
  const pen = new Pen();
  for (const i of range(9)) {
    const a = -Math.PI * (0.14 + (0.72 * i) / 8);
    pen.move(x, y).quad(x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.6, x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  const outline = new Pen()
    .move(x, y)
    .cubic(x - r * 1.1, y - r * 0.3, x - r * 0.7, y - r * 1.1, x, y - r * 1.03)
    .cubic(x + r * 0.7, y - r * 1.1, x + r * 1.1, y - r * 0.3, x, y)
    .close();
  return path(outline, web) + stroke(pen, veins, 1.8);
}
