import { type BuildVersion, buildVersion } from "@castor/core/services/build-version.ts";
import { useEffect, useState } from "react";

const timeoutMs = 5_000;

/** Reads `/version.json`; null when it cannot be read. */
async function readBuildVersion(): Promise<BuildVersion | null> {
  try {
    const answer = await fetch("/version.json", { signal: AbortSignal.timeout(timeoutMs) });
    return buildVersion.safeParse(await answer.json()).data ?? null;
  } catch {
    // No network, or another page in its place: the version is a remark that nobody waits for.
    return null;
  }
}

/** The version of the product; null until it is read and when it cannot be. */
export function useBuildVersion(): BuildVersion | null {
  const [version, setVersion] = useState<BuildVersion | null>(null);
  useEffect(() => {
    let isShown = true;
    void readBuildVersion().then((read) => isShown && setVersion(read));
    return () => {
      isShown = false;
    };
  }, []);
  return version;
}
