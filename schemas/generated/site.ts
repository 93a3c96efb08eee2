// Written by `npm run generate` from the schemas. Do not edit.
import type { MinMax } from './common/min-max.ts'
import type { MonthDay } from './common/month-day.ts'
import type { OpeningHours } from './common/opening-hours.ts'
import type { Photograph } from './common/photograph.ts'
import type { Social } from './common/social.ts'
/**
 * Common words for the entry, besides its name, by which texts are known to speak of it.
 * 
 * Items: A few words.
 */
export type AlsoCalled = string[]

/**
 * The facts of the business, site.yaml: each stands once and everything else refers to it. Texts may refer to other facts in Liquid.
 */
export interface Site {
/**
 * Who the dealer is.
 */
dealer: {
/**
 * Business name.
 */
name: string
/**
 * What the business is, in a sentence, for search engines and the footer.
 */
description?: string
/**
 * Address of the site without a slash at the end; every absolute address begins with it.
 */
url: string
/**
 * Main telephone, the call button of every page.
 */
phone: string
/**
 * Address that customers write to.
 */
email?: string
/**
 * County that the dealer serves.
 */
county?: string
/**
 * State that the dealer is in.
 */
state?: {
/**
 * Name of the state.
 */
name: string
/**
 * Two-letter postal code of the state.
 */
code: string
}
/**
 * IANA time zone of all opening hours.
 */
timeZone?: ("America/New_York" | "America/Detroit" | "America/Indiana/Indianapolis" | "America/Chicago" | "America/Denver" | "America/Boise" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "America/Adak" | "America/Puerto_Rico" | "Pacific/Honolulu")
/**
 * Showroom whose address stands for the dealer in structured data.
 */
mainShowroom?: string
/**
 * Where customers apply for financing, on the site of the lender.
 */
financing?: {
/**
 * Words of the link.
 */
label: string
/**
 * Address of the application; it opens in a new tab.
 */
url: string
}
/**
 * Social pages of the dealer.
 */
social?: Social
}
/**
 * Opening hours by scope. They differ on purpose, so a page names the scope that it means.
 */
hours?: {
/**
 * When the physical showrooms are open.
 */
store: OpeningHours
/**
 * When the workshop is open.
 */
service?: OpeningHours
/**
 * When carts are delivered and picked up.
 */
delivery?: OpeningHours
/**
 * When the online showroom is open.
 */
online?: OpeningHours
}
/**
 * Showrooms by slug, inside the county only, in the order in which they are listed.
 */
showrooms?: {
[k: string]: Showroom
}
/**
 * Brands that have a page of their own, by slug.
 */
brands?: {
[k: string]: Brand
}
/**
 * Names of the further brands whose carts the dealer services.
 * 
 * @minItems 1
 */
otherBrands?: string[]
/**
 * Model series by slug. Prices, counts and "from" prices come from the vehicle records.
 */
series?: {
[k: string]: Series
}
/**
 * Rental carts and their plans. Savings are worked out from the prices.
 */
rentals?: {
/**
 * The cart with four seats.
 */
"four-seater": (Rental & {
seats?: 4
})
/**
 * The cart with six seats.
 */
"six-seater": (Rental & {
seats?: 6
})
/**
 * The work cart with a cargo bed.
 */
utility: Rental
}
/**
 * Terms of every rental.
 */
rentalPolicy?: {
/**
 * Least age of the renter in years.
 */
minimumAge: number
/**
 * True if the renter needs a valid driver's license.
 */
requiresLicense: boolean
/**
 * Length of one rental day in hours; periods are counted in whole ones.
 */
periodHours: number
/**
 * Shortest rental in hours.
 */
minimumHours: number
/**
 * Longest single rental in days.
 */
maximumDays: number
/**
 * Deposit per cart in US dollars, by kind of rental cart.
 */
securityDeposit: {
/**
 * Deposit for the four-seat cart in US dollars.
 */
"four-seater": number
/**
 * Deposit for the six-seat cart in US dollars.
 */
"six-seater": number
/**
 * Deposit for the utility cart in US dollars.
 */
utility: number
}
/**
 * Business days until the deposit is returned.
 */
depositRefundBusinessDays: MinMax
/**
 * Fee for each hour of late return in US dollars.
 */
lateReturnPerHour: number
/**
 * Share of the unused time that is refunded on an early return, in percent.
 */
earlyReturnRefundPercent: number
/**
 * Further drivers on one rental.
 */
additionalDriver: {
/**
 * Fee for each further driver in US dollars.
 */
fee: number
/**
 * Greatest number of further drivers.
 */
maximum: number
}
/**
 * Insurance that comes with a rental, in US dollars.
 */
insurance: {
/**
 * Liability cover per person in US dollars.
 */
liabilityPerPerson: number
/**
 * Liability cover per accident in US dollars.
 */
liabilityPerAccident: number
/**
 * Cover of property damage in US dollars.
 */
propertyDamage: number
}
/**
 * Fees after a rental, in US dollars.
 */
fees: {
/**
 * Handling of minor damage, on top of the cost of repair, in US dollars.
 */
minorDamageAdmin: number
/**
 * Cleaning, by effort, in US dollars.
 */
cleaning: MinMax
/**
 * Recharging of a cart returned empty, in US dollars.
 */
recharge: number
/**
 * Removal of smoke odor in US dollars.
 */
smokeOdorRemoval: number
/**
 * Removal of pet hair in US dollars.
 */
petHairRemoval: number
/**
 * Handling of a missing accessory, on top of the cost of replacement, in US dollars.
 */
missingAccessoryAdmin: number
}
/**
 * What is refunded when a rental is cancelled.
 */
cancellation: {
/**
 * Hours before the start until which cancelling is free.
 */
freeHours: number
/**
 * Refund for cancelling later than that, in percent.
 */
lateRefundPercent: number
/**
 * Refund if nobody comes, in percent.
 */
noShowRefundPercent: number
}
/**
 * When renters can reach support.
 */
support: {
/**
 * Hours of the day.
 */
hoursPerDay: number
/**
 * Days of the week.
 */
daysPerWeek: number
}
/**
 * What comes with every rental, in the order of the rentals page.
 * 
 * @minItems 1
 * 
 * Items: A benefit of renting.
 */
benefits: {
/**
 * The benefit in a few words.
 */
title: string
/**
 * The benefit in a sentence.
 */
description: string
}[]
}
/**
 * What can be returned, until when and at what cost.
 */
returnPolicy?: {
/**
 * Returns of new carts.
 */
newCart: {
/**
 * Days after delivery within which the cart can be returned.
 */
windowDays: number
/**
 * Miles that the cart must have stayed under.
 */
maximumMiles: number
/**
 * Part of the price that is kept, in percent.
 */
restockingFeePercent: number
/**
 * Business days within which the refund is made.
 */
refundBusinessDays: number
}
/**
 * Returns of used carts.
 */
usedCart: {
/**
 * Days after delivery within which the cart can be returned.
 */
windowDays: number
/**
 * Part of the price that is kept, in percent.
 */
restockingFeePercent: number
/**
 * True if carts sold as-is can be returned too.
 */
acceptsAsIsSales: boolean
}
/**
 * Returns of parts.
 */
parts: {
/**
 * Days after purchase within which parts can be returned.
 */
windowDays: number
/**
 * Part of the price that is kept, in percent.
 */
restockingFeePercent: number
}
/**
 * Hours after delivery within which a defect must be reported.
 */
defectReportHours: number
/**
 * Business days until a refund to a card arrives.
 */
cardRefundBusinessDays: MinMax
/**
 * True if every return needs a return merchandise authorization (RMA) number.
 */
requiresRmaNumber: boolean
}
/**
 * Delivery of rentals and of carts sold: shared terms first, then what holds for each.
 */
delivery?: {
/**
 * Fee for each mile beyond the free distance in US dollars.
 */
feePerMile: number
/**
 * Length of the time window that is agreed for a delivery, in hours.
 */
windowHours: number
/**
 * White-glove delivery, with unpacking and a lesson, in US dollars.
 */
whiteGloveFee: number
/**
 * Fee for cancelling on the day of delivery in US dollars.
 */
sameDayCancellationFee: number
/**
 * Fee if nobody is there to receive the cart, in US dollars.
 */
missedAppointmentFee: number
/**
 * Least width of the access path in feet.
 */
accessPathWidthFeet: number
/**
 * Least clear height above the access path in feet.
 */
clearanceFeet: number
/**
 * Delivery of rentals.
 */
rental: {
/**
 * What each plan says about delivery.
 */
offer: string
/**
 * Distance in miles within which rentals are delivered free.
 */
freeMiles: number
/**
 * Delivery on the day of the order.
 */
sameDay: {
/**
 * Time of day until which the order must arrive.
 */
orderBy: string
/**
 * Fee for it in US dollars.
 */
rushFee: number
}
}
/**
 * Delivery of carts sold.
 */
sale: {
/**
 * Least order value for free delivery in US dollars.
 */
minimum: number
/**
 * Free distance in miles around a showroom, by slug of the showroom.
 */
freeMiles: {
/**
 * Radius of the free zone around that showroom, in miles.
 */
[k: string]: number
}
/**
 * Business days until a cart in stock is delivered.
 */
inStockBusinessDays: MinMax
/**
 * Weeks until a custom order is delivered.
 */
customOrderWeeks: MinMax
}
}
/**
 * Prices and terms of storage.
 */
storagePolicy?: {
/**
 * Storage inside a building.
 */
indoor: StorageMonthly
/**
 * Storage outside under a roof.
 */
coveredOutdoor: StorageMonthly
/**
 * The package for winter.
 */
winter: StoragePackage
/**
 * The package for summer.
 */
summer: StoragePackage
/**
 * Maintenance during storage, per month in US dollars.
 */
maintenancePerMonth: number
/**
 * Preparation before the season in US dollars.
 */
preSeasonPrep: number
/**
 * Fee for late payment.
 */
lateFee: {
/**
 * The fee in US dollars.
 */
amount: number
/**
 * Days after the due date from which it is charged.
 */
afterDays: number
}
/**
 * What happens to an unpaid account, step by step, in order.
 */
delinquency: {
/**
 * A step against an unpaid account.
 */
[k: string]: {
/**
 * Days overdue at which the step is taken.
 */
afterDays: number
/**
 * What is done.
 */
step: string
}
}
/**
 * Days of notice to end storage.
 */
terminationNoticeDays: number
}
/**
 * Figures of the terms of service.
 */
termsPolicy?: {
/**
 * Days after which an abandoned service vehicle becomes subject to a lien.
 */
lienAfterDays: number
}
/**
 * How feedback is answered.
 */
feedbackPolicy?: {
/**
 * Hours until an answer, by kind of feedback.
 */
responseHours: {
/**
 * Hours until urgent feedback is answered.
 */
urgent: number
/**
 * Hours until general feedback is answered.
 */
general: number
/**
 * Hours until complex feedback is answered.
 */
complex: number
}
}
/**
 * How mistakes in published content are corrected.
 */
correctionsPolicy?: {
/**
 * Hours until an answer, by weight of the mistake.
 */
responseHours: {
/**
 * Hours until a critical mistake is answered.
 */
critical: number
/**
 * Hours until an important mistake is answered.
 */
important: number
/**
 * Hours until a minor mistake is answered.
 */
minor: number
/**
 * Hours until a complex question is answered.
 */
complex: number
}
}
/**
 * How questions about published content are answered.
 */
contentPolicy?: {
/**
 * Hours until a question about content is answered.
 */
inquiryResponseHours: MinMax
}
/**
 * Figures of the privacy policy.
 */
privacy?: {
/**
 * Age in years below which no details are knowingly kept.
 */
minimumAge: number
}
/**
 * Figures of the annual staffing report.
 */
staffing?: {
/**
 * Year that the report covers.
 */
year: number
/**
 * Full-time employees.
 */
fullTime: number
/**
 * Part-time employees.
 */
partTime: number
/**
 * Seasonal employees.
 */
seasonal: number
/**
 * Months in which seasonal employees work.
 */
seasonalMonths: {
/**
 * First month.
 */
from: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")
/**
 * Last month.
 */
to: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")
}
/**
 * Employees at the peak of the season.
 */
peak: number
/**
 * Employees who stayed through the year, in percent.
 */
retentionPercent: number
/**
 * People hired in the year.
 */
hires: number
/**
 * People promoted in the year.
 */
promotions: number
/**
 * Days that it took on average to fill a position.
 */
averageDaysToFill: number
/**
 * Budget for training per employee and year in US dollars.
 */
developmentBudgetPerEmployee: number
/**
 * Days of paid time off per year, by seniority.
 */
paidTimeOffDays: MinMax
/**
 * Hours of orientation for a new employee.
 */
orientationHours: number
/**
 * Hours of safety training given in the year, all employees together.
 */
safetyTrainingHours: number
/**
 * Employees who answered the yearly survey, in percent.
 */
surveyResponsePercent: number
/**
 * Plan for the year after.
 */
plan: {
/**
 * Year of the plan.
 */
year: number
/**
 * People to be hired.
 */
hires: MinMax
/**
 * Retention aimed at, at least, in percent.
 */
retentionTargetPercent: number
}
}
/**
 * Price of workshop labor.
 */
laborRate?: {
/**
 * Least price of one hour in US dollars.
 */
perHour: number
}
/**
 * Services sold, by slug, in the order of the services page.
 */
services?: {
[k: string]: Service
}
/**
 * The people on the About page, in order.
 * 
 * @minItems 1
 * 
 * Items: A member of the team.
 */
team?: {
/**
 * Full name.
 */
name: string
/**
 * Job title.
 */
role: string
/**
 * Experience in the trade in years.
 */
experienceYears: number
/**
 * What the person does, in a sentence.
 */
description: string
/**
 * Portrait, at least 480 pixels wide, cut to a square. The years of experience stand in its place where there is none.
 */
image?: Photograph
}[]
/**
 * What the business holds itself to, in the order of the About page.
 * 
 * @minItems 1
 * 
 * Items: A value of the business.
 */
values?: {
/**
 * The value in a few words.
 */
name: string
/**
 * What it means for customers, in a sentence.
 */
description: string
}[]
/**
 * What all policy pages share.
 */
policies?: {
/**
 * Date from which the policies apply.
 */
effectiveDate: string
}
/**
 * How soon messages are answered.
 */
responses?: {
/**
 * Answers to the contact form.
 */
contact: {
/**
 * Hours within which every message is answered.
 */
maximumHours: number
/**
 * Hours that it usually takes within business hours.
 */
typicalHours: MinMax
}
}
/**
 * What the business says about itself; each must be provable.
 */
claims?: {
/**
 * Years in the trade, said as "over".
 */
yearsOfExperience: number
/**
 * Customers served, said with a plus.
 */
happyCustomers: number
/**
 * Annual percentage rate of financing on select models.
 */
financingAprPercent: number
/**
 * Further promises, in a few words each.
 * 
 * @minItems 1
 */
assurances: string[]
}
/**
 * Rating and reviews on the vehicle sheets.
 */
reviews?: {
/**
 * Stars shown on every sheet, out of five.
 */
sheetRating: number
/**
 * Reviews in the order in which they are shown.
 * 
 * @minItems 1
 * 
 * Items: A review by a customer.
 */
items: {
/**
 * Who wrote it.
 */
author: string
/**
 * Its headline.
 */
headline: string
/**
 * Its text.
 */
reviewBody: string
/**
 * Stars given, out of five.
 */
rating: number
/**
 * Day of publication.
 */
datePublished: string
}[]
}
/**
 * The service area: municipalities by slug, in the order in which pages list them.
 */
municipalities?: {
[k: string]: Municipality
}
/**
 * Circle on the map that stands for the service area.
 */
serviceArea?: {
/**
 * Radius in meters.
 */
radiusMeters: number
/**
 * Middle of the circle.
 */
center: {
/**
 * Latitude of the middle.
 */
latitude: number
/**
 * Longitude of the middle.
 */
longitude: number
}
}
/**
 * Menu and footer of every page.
 */
navigation?: {
/**
 * Words of the call button in the header.
 */
callLabel: string
/**
 * Links of the menu in order.
 * 
 * @minItems 1
 */
header: NavigationLink[]
/**
 * Groups of links in the footer, in order.
 * 
 * @minItems 1
 * 
 * Items: A group of links.
 */
footer: {
/**
 * Heading of the group.
 */
title: string
/**
 * Links of the group in order.
 * 
 * @minItems 1
 */
links: NavigationLink[]
}[]
}
/**
 * Filters of the inventory page; the choices by brand follow from the brands, those by price from the limits.
 */
inventory?: {
/**
 * Choices by category; a vehicle fits if its series' category contains the value.
 * 
 * @minItems 1
 * 
 * Items: A category to filter by.
 */
categories: {
/**
 * Value in the address of the page; all chooses everything.
 */
value: string
/**
 * Words that the visitor sees.
 */
label: string
}[]
/**
 * Prices at which the bands meet, in US dollars.
 */
priceLimits: {
/**
 * Limit between the lower and the middle band.
 */
low: number
/**
 * Limit between the middle and the upper band.
 */
high: number
}
}
/**
 * Addresses that pages have had, and where they lead now: the old one, then that of a page, with #anchor where a part of it is meant.
 */
redirects?: {
/**
 * Address of the page that has taken its place.
 */
[k: string]: string
}
/**
 * Values that stand in for the dealer's own. The release check fails for each until it is replaced and its line is struck.
 * 
 * Items: A value to be replaced.
 */
sample?: {
/**
 * Path of the fact; a * stands for any one name, and a path to a map stands for all in it.
 */
path: string
/**
 * Why it cannot go live.
 */
reason: string
}[]
/**
 * Severity of rules, by name, where it is not the published one. An error fails a run, a warning is only told. With validate --release what is published as an error stays an error.
 */
rules?: {
/**
 * Severity of the rule's findings.
 */
[k: string]: "error" | "warning"
}
/**
 * Settings of the checks that keep pages and facts in agreement.
 */
consistency?: {
/**
 * Names that are on no page, in groups of any name: places that are not served, other businesses, makers that are not sold. A page for which one is right vouches for it under given.
 */
notOurs?: {
/**
 * Names, written as they stand in texts.
 * 
 * Items: A name.
 */
[k: string]: string[]
}
}
/**
 * What the author of this file vouches for, as it is typed: figures that come from no fact, names that are not ours, wordings. Or all, alone or as an entry, for a page about the world: then only figures whose near words name a fact are findings.
 */
given?: ("all" | (string | {
/**
 * The typed words.
 */
text: string
/**
 * Why it is right.
 */
reason?: string
/**
 * Address where it can be looked up.
 */
source?: string
})[])
}
/**
 * A place, or the site, where carts are shown and sold.
 */
export interface Showroom {
/**
 * Name of the showroom.
 */
name: string
/**
 * Physical showrooms have an address and coordinates; the online one has neither.
 */
type: ("physical" | "online")
/**
 * Slug of the municipality that it stands in, as listed under municipalities.
 */
municipality?: string
/**
 * Postal address.
 */
address?: Address
/**
 * Telephone of the showroom.
 */
phone: string
/**
 * Latitude of the door.
 */
latitude?: number
/**
 * Longitude of the door.
 */
longitude?: number
/**
 * Address that opens directions to the showroom.
 */
mapUrl?: string
/**
 * Name of its opening hours under hours.
 */
hours: string
/**
 * Website of the showroom.
 */
website: string
/**
 * Page where customers leave a review.
 */
reviewUrl: string
/**
 * Social pages of the showroom.
 */
social?: Social
}
/**
 * A postal address in the United States.
 */
export interface Address {
/**
 * House number and street.
 */
street: string
/**
 * City as the post office writes it.
 */
city: string
/**
 * Two-letter postal code of the state.
 */
state: string
/**
 * ZIP code, in quotes.
 */
postalCode: string
}
/**
 * A brand with a page of its own.
 */
export interface Brand {
/**
 * Name of the brand.
 */
name: string
/**
 * The brand in a phrase.
 */
tagline: string
/**
 * The brand in a sentence or two.
 */
description: string
/**
 * Website of the manufacturer.
 */
website: string
/**
 * Motor in all carts of the brand.
 */
motorType: string
/**
 * Battery in all carts of the brand.
 */
batteryType: ("Lithium Ion" | "Lead Acid")
}
/**
 * A model series.
 */
export interface Series {
/**
 * Name of the series.
 */
name: string
/**
 * Slug of its brand, as listed under brands.
 */
brand: string
/**
 * Word that the category filter of the inventory looks for, in lower case.
 */
category: string
/**
 * The series in a phrase.
 */
title: string
/**
 * The series in a sentence.
 */
description: string
/**
 * The three features to name first, for a series that is shown with a card of its own.
 * 
 * @minItems 3
 * @maxItems 3
 */
features?: string[]
/**
 * Paint of the drawn cart, its own for each series.
 */
paint: string
}
/**
 * A kind of cart for rent, and its plans.
 */
export interface Rental {
alsoCalled?: AlsoCalled
/**
 * Name as customers say it.
 */
name: string
/**
 * Passengers, with the driver; not for utility carts.
 */
seats?: number
/**
 * True for a cart with a cargo bed, which its drawing shows.
 */
cargoBed?: boolean
/**
 * Color of the drawn cart.
 */
paint?: string
/**
 * Photograph of the cart, at least 960 pixels wide. It is drawn where there is none.
 */
image?: Photograph
/**
 * What the cart carries, in words.
 */
capacity: string
/**
 * Who the cart suits, in a sentence.
 */
description: string
/**
 * Plan for a single day.
 */
daily: (RentalPlan & {
days?: 1
})
/**
 * Plan for three days.
 */
"three-days": (RentalPlan & {
days?: 3
})
/**
 * Plan for a week.
 */
weekly: (RentalPlan & {
days?: 7
})
/**
 * Plan for a month of thirty days.
 */
monthly: (RentalPlan & {
days?: number
})
}
/**
 * One rental period of a cart.
 */
export interface RentalPlan {
alsoCalled?: AlsoCalled
/**
 * Name of the plan.
 */
title: string
/**
 * What the plan suits, in a sentence.
 */
description: string
/**
 * Price of the whole period in US dollars.
 */
price: number
/**
 * Length of the period in days of 24 hours.
 */
days: number
/**
 * Published price of each further day in US dollars: at least price divided by days, and less than one dollar above it. Not for the daily plan.
 */
renewalPerDay?: number
/**
 * What the plan says about delivery.
 */
delivery: string
/**
 * Short label on the card, in capitals.
 */
badge: string
/**
 * True on the one plan that carries the RECOMMENDED mark.
 */
recommended?: boolean
}
/**
 * A kind of storage paid by the month.
 */
export interface StorageMonthly {
/**
 * Name of the kind of storage.
 */
name: string
/**
 * Price per month in US dollars.
 */
pricePerMonth: number
}
/**
 * A storage package for a season.
 */
export interface StoragePackage {
/**
 * Name of the package.
 */
name: string
/**
 * First day of the season.
 */
from: MonthDay
/**
 * Last day of the season.
 */
to: MonthDay
/**
 * Indoor storage for the whole season in US dollars.
 */
indoorPrice: number
/**
 * Covered outdoor storage for the whole season in US dollars.
 */
coveredOutdoorPrice: number
}
/**
 * A service of the workshop.
 */
export interface Service {
/**
 * Name of the service.
 */
name: string
/**
 * The service in a sentence.
 */
description: string
/**
 * What is part of it.
 * 
 * @minItems 1
 */
features: string[]
/**
 * Least price of an hour in US dollars, where the service is sold by the hour.
 */
pricePerHour?: number
/**
 * What it costs, in words, where it is not sold by the hour.
 */
priceText?: string
}
/**
 * A municipality of the service area.
 */
export interface Municipality {
/**
 * Name without its type, so that name and type read in a row.
 */
name: string
/**
 * Kind of municipality.
 */
type: ("City" | "Township" | "Borough")
/**
 * Latitude of its middle.
 */
latitude: number
/**
 * Longitude of its middle.
 */
longitude: number
/**
 * Character of the place; chooses the wording and the scene of its page.
 */
setting?: ("river" | "downtown" | "campus" | "suburban" | "farmland" | "shore")
/**
 * A place there that everybody knows.
 */
landmark?: string
/**
 * What the place is known for, in one or two true sentences that stay true, without figures.
 */
known?: string
/**
 * What a cart is good for there, as a phrase that can stand alone.
 */
suits?: string
/**
 * What people rent carts for there: three occasions, of which a page about the place tells.
 * 
 * @minItems 3
 * 
 * Items: One of them.
 */
uses?: {
/**
 * The occasion in a few words.
 */
title: string
/**
 * What a cart does there, in one or two true sentences without figures.
 */
text: string
}[]
/**
 * How a cart gets to its renter there: in one or two sentences, without figures.
 */
delivery?: string
/**
 * What the people of the place are proud of, in two to four true sentences that stay true, without figures.
 */
pride?: string
/**
 * Slugs of the adjacent municipalities of the service area.
 * 
 * @minItems 1
 * 
 * Items: One of them.
 */
neighbors?: string[]
}
/**
 * A link of the menu or the footer.
 */
export interface NavigationLink {
/**
 * Words of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * True for a link to another site, which opens in a new tab.
 */
newTab?: boolean
}
