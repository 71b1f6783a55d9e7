/** Preloaded into a server (`node --import`): SIGUSR2 sets its clock two hours ahead, and the next one back. */
const hoursMs = 2 * 3_600_000;
const RealDate = Date;
let offset = 0;
process.on("SIGUSR2", () => {
  offset = offset === 0 ? hoursMs : 0;
});
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset] : args, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) =>
    name === "now" ? () => RealDate.now() + offset : Reflect.get(target, name),
});
