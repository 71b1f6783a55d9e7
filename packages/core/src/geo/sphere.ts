/** The earth as a sphere: its mean radius by the IUGG, in metres. */
export const earthRadiusM = 6_371_008.8;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
