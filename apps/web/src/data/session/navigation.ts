/** Leaves the page by loading a new document, so that nothing of an ended session stays in memory. */
export interface Navigation {
  go(address: string): void;
  reload(): void;
}

let navigation: Navigation = {
  go: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
};

/** Replaces the navigation, for tests. */
export function setNavigation(other: Navigation): void {
  navigation = other;
}

export const goTo = (address: string): void => navigation.go(address);
export const reloadPage = (): void => navigation.reload();
