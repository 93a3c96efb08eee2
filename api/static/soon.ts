/** A value that is there already, or soon. A promise for every file in memory would cost a tenth of the time of an answer. */
export type Soon<T> = T | Promise<T>;

/** What `next` makes of a value, at once if the value is there. */
export function after<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
