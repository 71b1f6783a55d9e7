/** A version has three numbers and nothing behind them: there are no releases before a release. */
const form = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** @param {string} version */
export const isVersion = (version) => form.test(version);

/**
 * Below 0 where `one` is the older.
 * @param {string} one
 * @param {string} other
 */
export function compareVersions(one, other) {
  const numbers = other.split(".").map(Number);
  return one
    .split(".")
    .reduce((found, part, index) => found || Number(part) - (numbers[index] ?? 0), 0);
}

/**
 * The version that a release gets.
 * @param {string} asked `major`, `minor`, `patch`, or the version itself
 * @param {string | undefined} last the newest release, if there is one
 * @returns {string}
 */
export function chooseVersion(asked, last) {
  const [major = 0, minor = 0, patch = 0] = (last ?? "0.0.0").split(".").map(Number);
  const steps = /** @type {Record<string, string | undefined>} */ ({
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  });
  const version = steps[asked] ?? asked;
  if (!isVersion(version))
    throw new Error(`Say which release: major, minor, patch or a version such as 1.2.3.`);
  if (last !== undefined && compareVersions(version, last) <= 0)
    throw new Error(`${version} is not newer than ${last}, which is released.`);
  return version;
}
