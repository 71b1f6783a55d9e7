/** Lets waiting inputs and frames run, between the parts of a long computation. */
export const rest = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
