import { securityHeaders } from '../../api/security-headers.ts';
import { hashedFolders, keptForGood } from '../../api/static/send-file.ts';
import { filters } from '../facts/filters.ts';
import { outputName, redirectsOf } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { fallbacksOf } from './routing.ts';

/** Name of the file in a built site. It is hidden, since it is not part of the site. */
export const nginxName = '.nginx.conf';

/**
 * nginx settings that serve the site like `serve` does, for a `server` block whose `root` is the built site and whose `$api` is the
 * server's address. nginx serves the existing files and proxies the rest to the server, which knows redirects and unknown addresses.
 */
export function nginxSettings(site: Site): string {
  const screens = [...new Set(fallbacksOf(site).map(({ page }) => page.route))];
  // The page with the most general pattern.
  const screen = screens.at(-1);
  const refusal = refusalOf(site);
  // These files are for other kinds of hosts, or only for the server.
  const answered = new Set(['index', 'routes.json', ...[...screens, ...redirectsOf(site).keys()].map(outputName)]);
  return `# Written by the build.
merge_slashes off;
absolute_redirect off;
disable_symlinks on from=$document_root;
gzip_static on;
types {
  "text/html; charset=utf-8" html;
  "text/css; charset=utf-8" css;
  "application/javascript; charset=utf-8" js;
  "text/plain; charset=utf-8" txt;
  "application/json; charset=utf-8" json;
  "application/xml" xml;
  "image/svg+xml" svg;
  "image/avif" avif;
  "image/webp" webp;
  "image/jpeg" jpg;
  "image/png" png;
  "image/vnd.microsoft.icon" ico;
  "font/woff2" woff2;
}
${Object.entries(securityHeaders)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header vary accept-encoding always;
add_header cache-control $cache always;
add_header retry-after $retry always;
set $retry "";
set $cache no-cache;
if ($uri ~ "^/data/") { set $cache "public, max-age=60"; }
if ($uri ~ "^/(${hashedFolders.join('|')})/") { set $cache "${keptForGood}"; }

# The server answers what has no file, and what is no question for a page.
error_page 404 405 = @server;
recursive_error_pages on;
location = / { try_files /index.html =404; }
location / { try_files $uri.html =404; }
location ~ "//|/\\." { return 404; }
${[...answered].map((name) => `location = /${name} { return 404; }`).join('\n')}
location ~ "\\.(?!(?i)html$|br$|gz$)[^./]+$" { try_files $uri =404; }
# Without the server, nobody knows whether an address leads on or to nothing. A 404 would take redirects out of search results.
location @server { ${toServer} error_page 502 504 =503 @unknown; }
location @unknown { set $retry 5; ${screen ? `try_files ${screen}.html =503;` : 'return 503;'} }

# What a message is about stands in the query; the server begins the form with that.
set $form /contact.html;
if ($args) { set $form /.none; }
${answered.has('contact') ? '' : 'location = /contact { try_files $form @begun_form; }'}
location @begun_form { ${toServer} error_page 502 504 = @form; }
location @form { try_files /contact.html =404; }

# Without this, nginx would redirect it to /api/.
location = /api { return 404; }
location = /api/vehicles { try_files $uri.json =404; }
location ^~ /api/vehicles/ { try_files $uri.json =404; }
set $no_api @no_api;
if ($content_type ~* "^application/x-www-form-urlencoded") { set $no_api @no_form; }
location ^~ /api/ { ${toServer} error_page 502 504 =503 $no_api; }
location @no_api { types { } default_type "application/json; charset=utf-8"; set $retry 5; return 503 '${JSON.stringify({ error: refusal })}'; }
location @no_form { types { } default_type "text/html; charset=utf-8"; set $retry 5; return 503 '<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width"><title>Not sent</title><p>${refusal}</p><p>Go back to find what you typed.</p></html>'; }
`;
}

/** The server sends these headers itself. An `add_header` in the location keeps nginx from adding the site's headers again. */
const toServer = [
  'proxy_pass $api;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'add_header allow "";',
].join(' ');

/** What a visitor reads whose message nobody can take. */
function refusalOf({ facts }: Site): string {
  const { phone } = facts.business;
  const call = phone ? `call ${filters.phone?.(phone)}` : 'call us';
  return `The message could not be accepted. Please try again, or ${call}.`;
}
