/** Words that end a noun phrase: a number before one of them counts nothing behind it. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the this that these those and or nor but so if as than then when while where which who whose what why how
  to for from in into on onto at by with without within of off over under per via about after before until till during
  between through across near up down out is are was were be been am isn aren has have had do does did can could will
  would shall should may might must not no only also just even still already ever never always
  i you he she it we they me him her us them my your his its our their mine yours ours theirs
  each every both either neither all any some most less least
  s t re ve ll d plus vs via because since unless although though too very
  get gets choose make makes made take takes need needs love trust say says ask come comes go goes give gives see seats`
    .trim()
    .split(/\s+/),
);
