const edgeSine = 0.9999;

/** Web Mercator: a position in the square from 0 to 1 that tile 0/0/0 covers; y grows southward. */
export function project(lng: number, lat: number): { x: number; y: number } {
  const sine = Math.max(-edgeSine, Math.min(edgeSine, Math.sin((lat * Math.PI) / 180)));
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
