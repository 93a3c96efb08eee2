/** Stands only in layouts; the pipeline puts the page's blocks in its place. Seen by itself it is empty. */
export default function Slot() {
  return null;
}
