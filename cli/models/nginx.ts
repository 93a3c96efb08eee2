import { securityHeaders } from '../../api/security-headers.ts';
import { hashedFolders, outputName, redirectsOf } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { fallbacksOf } from './other-addresses.ts';

/** Name of the file in a built site. Hidden, like everything that is not part of the site. */
export const nginxName = '.nginx.conf';

/**
 * Settings by which nginx serves the site as `serve` does, for a `server` block whose `root` is the built site and whose `$api` is the
 * address of a server that takes messages. Changes with the redirects, and the pages that answer unknown addresses, only.
 */
export function nginxSettings(site: Site): string {
  // A rule that comes later has the last word, so the most specific pattern comes last.
  const fallbacks = fallbacksOf(site).reverse();
  const screens = [...new Set(fallbacks.map(({ page }) => outputName(page.route)))];
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
  "font/woff2" woff2;
}
${lines(Object.entries(securityHeaders), ([name, value]) => `add_header ${name} "${value}" always;`)}
add_header vary accept-encoding always;
add_header cache-control $cache always;
add_header allow $allow always;

set $allow "";
set $cache no-cache;
if ($uri ~ "^/data/") { set $cache "public, max-age=60"; }
if ($uri ~ "^/(${hashedFolders.join('|')})/") { set $cache "public, max-age=31536000, immutable"; }

# The address of a page without what else it may be written with, and the file that a page has there.
set $page $uri;
if ($page ~ "^(.+?)/+$") { set $page $1; }
if ($page ~ "^(.+)\\.html$") { set $page $1; }
if ($page = /index) { set $page /; }
if ($uri ~ "//[^/]|/\\.") { set $page ""; }
set $file $page;
if ($page = /) { set $file /index; }
# What a message is about stands in the query; the server begins it with that.
set $form /contact.html;
if ($args) { set $form /.none; }
set $screen @no_file;
set $known "";
${lines(fallbacks, patternRule)}

error_page 404 $screen;
error_page 405 @not_allowed;
location = / { ${readsOnly} try_files /index.html =404; }
location / { ${readsOnly} try_files $uri.html @spelling; }
location = /contact { ${readsOnly} try_files $form @begun_form; }
location @begun_form { ${toServer} error_page 502 504 = @form; }
location @form { try_files /contact.html =404; }
location ~ "//[^/]|/\\." { return 404; }
location ~ "\\.(?!(?i)html$|br$|gz$)[^./]+$" { ${readsOnly} try_files $uri @no_file; }
# nginx cannot write an address in lower case; the server sends it to the page that it means.
location ~ "[A-Z]" { ${toServer} error_page 502 504 =404 $screen; }
location ~ "^/(${screens.join('|')})(\\.html)?/*$" { return 404; }
${lines([...redirectsOf(site)], redirectRule)}
location = /index { return 301 /$is_args$args; }
location = /routes.json { internal; error_page 404 @no_file; }
${lines(screens, (screen) => `location = /${screen}.html { internal; }`)}
location @spelling {
  if (-f $document_root$file.html) { return 301 $page$is_args$args; }
  set $answer "";
  if (-f $document_root$known) { set $answer known; }
  if ($page != $uri) { set $answer "$answer elsewhere"; }
  if ($answer = "known elsewhere") { return 301 $page$is_args$args; }
  if ($answer = known) { rewrite ^ $screen last; }
  return 404;
}
location @no_file { set $cache ""; types { } default_type "text/plain; charset=utf-8"; return 404 "Not found"; }

location = /api/vehicles { ${readsOnly} try_files /api/vehicles.json @no_list; }
location ^~ /api/vehicles/ { ${readsOnly} try_files $uri.json @no_vehicle; }
location = /api/contact { ${toServer} error_page 502 504 =503 @no_api; }
location ^~ /api/ { ${failure(404, 'Not found')} }
location @no_vehicle { ${failure(404, 'Vehicle not found')} }
location @no_list { ${failure(503, 'The vehicle list is not available')} }
location @no_api { ${failure(503, 'The message could not be accepted. Please try again, or call us.')} }
location @not_allowed { set $allow "GET, HEAD"; ${failure(405, 'Method not allowed')} }
`;
}

/** The server sends its headers itself; a header of the location keeps those of the site from being added to them. */
const toServer = [
  'proxy_pass $api;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'add_header allow $allow;',
].join(' ');

const readsOnly = 'if ($request_method !~ "^(GET|HEAD)$") { return 405; }';

function failure(status: number, error: string): string {
  const body = JSON.stringify({ error });
  return `set $cache ""; types { } default_type "application/json; charset=utf-8"; return ${status} '${body}';`;
}

/** Which page answers an unknown address, and the file by which the address is known all the same. */
function patternRule({ pattern, exists, page }: ReturnType<typeof fallbacksOf>[number]): string {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const expression = pattern.replace(/:\w+/g, '([^/]+)').replace(/\/\*$/, '(?:/.*)?');
  const known = (exists ?? '').replace(/:(\w+)/g, (_, name) => `$${names.indexOf(name) + 1}`);
  return `if ($page ~ "^${expression}$") { set $screen /${outputName(page.route)}.html; set $known "${known && `/${known}`}"; }`;
}

/** From an old address, and the file that stands for it with hosts of another kind. */
function redirectRule([from, to]: [string, string]): string {
  const [path, anchor] = to.split('#');
  return `location ~ "^${from}(\\.html)?/*$" { return 301 "${path}$is_args$args${anchor ? `#${anchor}` : ''}"; }`;
}

function lines<Item>(items: readonly Item[], line: (item: Item) => string): string {
  return items.map(line).join('\n');
}
