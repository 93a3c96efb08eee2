/** Controls on the page that are neither plain links nor components of React Aria, which hide the native ones. Runs in the browser. */
export function customWidgets(): string[] {
  const used =
    'button, input:not([type=hidden]), select, textarea, summary, details, dialog, [contenteditable], ' +
    '[tabindex="0"], [role=button], [role=listbox], [role=combobox], [role=option], [role=slider], [role=tab], [role=switch]';
  return [...document.querySelectorAll(used)]
    .filter((element) => !element.matches('[data-rac], label[data-rac] *, [data-rac] [style*="clip"] *, a[href]'))
    .map((element) => element.outerHTML.slice(0, 120));
}
