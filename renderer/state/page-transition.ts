/**
 * Lets the picture of a vehicle in a list move into that vehicle's page, or back: gives it the name that the picture of that page has
 * in its styles. Only one picture has it at a time.
 * @param within where the list shows the vehicle
 */
export function nameMovingPicture({ list, sheet }: { list: string; sheet: string }, within: Element | null): void {
  for (const named of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')) {
    named.style.viewTransitionName = '';
  }
  const slug = vehicleAt(sheet);
  if (slug === undefined || vehicleAt(list) !== undefined) return;
  const pictures = within?.querySelectorAll<HTMLElement>(`[data-vehicle="${CSS.escape(slug)}"]`) ?? [];
  const seen = [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  if (seen) seen.style.viewTransitionName = 'vehicle';
}

/** The last part of an address, which is a vehicle's slug if the page is one's. */
function vehicleAt(path: string): string | undefined {
  return /^\/vehicles?\/([^/]+)$/.exec(path)?.[1];
}
