/**
 * Lets the picture of a vehicle in the list on the page move into that vehicle's page, or back: gives it the name that the picture there
 * has in its styles. Only one picture has it at a time.
 * @param sheet address of the vehicle's page
 * @param within where the list shows the vehicle
 */
export function nameMovingPicture(sheet: string, within: Element | null): void {
  for (const named of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
    named.style.viewTransitionName = '';
  const slug = vehicleAt(sheet);
  if (slug === undefined || vehicleAt(window.location.pathname) !== undefined) return;
  const picture = within?.querySelector<HTMLElement>(`[data-vehicle="${CSS.escape(slug)}"]`);
  if (picture) picture.style.viewTransitionName = 'vehicle';
}

/** The last part of an address, which is a vehicle's slug if the page is one's. */
function vehicleAt(path: string): string | undefined {
  return /^\/vehicles?\/([^/]+)$/.exec(path)?.[1];
}
