import ky from 'ky';

/** The one way to speak to the server. What is only read is asked for again twice, within a second, where the connection or server fails. */
export const api = ky.create({ timeout: 15_000, retry: { limit: 2 } });
