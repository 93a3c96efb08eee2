import { InvalidArgumentError, Option } from 'commander';

/** `--on`, the same for every command that reads a site: the day that it is read on, today unless given. */
export function dayOption(): Option {
  return new Option('--on <day>', 'read the site as it is on this day, such as 2027-04-01').argParser((text) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
    if (isDay && new Date(text).toISOString().startsWith(text)) return text;
    throw new InvalidArgumentError('Write year, month and day, as 2027-04-01.');
  });
}
