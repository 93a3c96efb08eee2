/**
 * Animates a vehicle's picture from the list to the vehicle's page, or back: gives it the view-transition-name that the
 * picture on that page has in its styles. Only one picture may have it at a time.
 * @param sheet address of the vehicle's page
 * @param within the part of the list that has the vehicle
 */
export function nameMovingPicture(sheet: string, within: Element | null): void {
  for (const named of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
    named.style.viewTransitionName = '';
  const slug = vehicleAt(sheet);
  if (slug === undefined || vehicleAt(window.location.pathname) !== undefined) return;
  const picture = within?.querySelector<HTMLElement>(`[data-vehicle="${CSS.escape(slug)}"]`);
  if (picture) picture.style.viewTransitionName = 'vehicle';
}

/** The vehicle's slug, if the path is that of a vehicle. */
function vehicleAt(path: string): string | undefined {
  return /^\/vehicles?\/([^/]+)$/.exec(path)?.[1];
}
