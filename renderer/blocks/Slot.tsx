/** Only used in layouts. The pipeline replaces it with the page's blocks, so by itself it draws nothing. */
export default function Slot() {
  return null;
}
