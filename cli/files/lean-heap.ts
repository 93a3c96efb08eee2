import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the heap may grow before V8 collects garbage. By default, V8 lets it grow to several times what thousands of pages
 * need. With this, a run takes half the memory and 5% more CPU time.
 */
const growth = 30;

/** For a command that reads a whole site and then exits. A server would get a few percent slower and save no memory. */
export function keepHeapLean(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}
