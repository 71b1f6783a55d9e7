import { execFileSync } from "node:child_process";

/** A git repository, as a release needs it. */
export class Repository {
  #folder;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
  }

  /** @param {string[]} args */
  #git(...args) {
    return execFileSync("git", args, { cwd: this.#folder, encoding: "utf8", stdio: "pipe" }).trim();
  }

  /** Throws where files are changed, or new to git. */
  requireClean() {
    const changes = this.#git("status", "--porcelain");
    if (changes !== "") throw new Error(`Commit this first, or remove it:\n${changes}`);
  }

  /** @param {string} tag */
  hasTag(tag) {
    return this.#git("tag", "--list", tag) !== "";
  }

  /** Throws unless what is checked out has the tag. @param {string} tag */
  requireTag(tag) {
    if (!this.#git("tag", "--points-at", "HEAD").split("\n").includes(tag))
      throw new Error(`What is checked out is not ${tag}: git checkout ${tag}`);
  }

  /**
   * Commits everything and gives it a tag with the notes.
   * @param {{ message: string, tag: string, notes: string }} release
   */
  commit({ message, tag, notes }) {
    this.#git("add", "--all");
    this.#git("commit", "--quiet", "--message", message);
    // The headings of notes begin as comments of git do.
    this.#git(
      "tag",
      "--annotate",
      tag,
      "--cleanup=verbatim",
      "--message",
      `${message}\n\n${notes}\n`,
    );
  }

  /**
   * Writes what is checked out into an archive.
   * @param {string} file
   */
  archive(file) {
    this.#git("archive", "--format=tar", "--output", file, "HEAD");
  }
}
