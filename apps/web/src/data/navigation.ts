/** How this room leaves the page: by loading another, so that nothing of an ended session stays in memory. */
export interface Navigation {
  go(address: string): void;
  reload(): void;
}

let navigation: Navigation = {
  go: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

/** Leaves the page in another way: inside a router, or in a test. */
export function setNavigation(other: Navigation): void {
  navigation = other;
}

export const goTo = (address: string): void => navigation.go(address);
export const reloadPage = (): void => navigation.reload();
