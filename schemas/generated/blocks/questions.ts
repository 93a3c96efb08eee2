// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Questions that people ask, each with its answer, which opens where JavaScript is off as well.
 */
export interface QuestionsBlock {
/**
 * Name of the block.
 */
type: "questions"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading beside the questions.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The questions, in order.
 * 
 * @minItems 1
 * 
 * Items: One question.
 */
items: [{
/**
 * The question.
 */
question: string
/**
 * Its answer, in Markdown.
 */
answer: string
/**
 * The figures that belong to the answer, under it.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
facts?: [{
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * What it is, where its name does not do.
 */
label?: string
}, ...({
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * What it is, where its name does not do.
 */
label?: string
})[]]
}, ...({
/**
 * The question.
 */
question: string
/**
 * Its answer, in Markdown.
 */
answer: string
/**
 * The figures that belong to the answer, under it.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
facts?: [{
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * What it is, where its name does not do.
 */
label?: string
}, ...({
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * What it is, where its name does not do.
 */
label?: string
})[]]
})[]]
/**
 * Whom to ask for more.
 */
actions?: CallToAction[]
}
/**
 * A fact by its path. The page prints its value with unit and rate, and what customers call it.
 */
export interface Fact {
/**
 * The path.
 */
fact: string
/**
 * The fact itself.
 */
value: (number | string | boolean | {

})
/**
 * Value, unit and rate.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls a phone number or writes to an email address.
 */
href?: string
}
/**
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * The number that the button calls; it names the number where it has no label.
 */
phone?: PhoneFact
/**
 * Words on the button.
 */
label?: string
/**
 * Words after the label that are heard and not seen, where the label says nothing by itself.
 */
about?: string
/**
 * Where it leads, unless it calls.
 */
href?: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
/**
 * A phone number by the path of its fact.
 */
export interface PhoneFact {
/**
 * The path.
 */
fact: string
/**
 * The number as +1 and ten digits.
 */
value: string
/**
 * The number as shown.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls it.
 */
href: string
}
