import ky from 'ky';

/** The one way to speak to the server. No retry unless a call asks for it. */
export const api = ky.create({ retry: 0, timeout: 15_000 });
