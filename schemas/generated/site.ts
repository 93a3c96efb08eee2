// Written by `npm run generate` from the schemas. Do not edit.
import type { MinMax } from './common/min-max.ts'
import type { MonthDay } from './common/month-day.ts'
import type { OpeningHours } from './common/opening-hours.ts'
import type { Photograph } from './common/photograph.ts'
import type { Social } from './common/social.ts'
/**
 * Other common names for the entry. A text that uses one of them is about this entry.
 * 
 * Items: A few words.
 */
export type AlsoCalled = string[]

/**
 * The facts of the business, site.yaml. Each fact is there once, and everything else refers to it. Texts can refer to other facts with Liquid.
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
 * The business in one sentence, for search engines and the footer.
 */
description?: string
/**
 * Address of the site, without a slash at the end. All absolute addresses start with it.
 */
url: string
/**
 * Main phone number, for the call button on every page.
 */
phone: string
/**
 * Email address that customers write to.
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
 * Showroom whose address search engines get as the dealer's.
 */
mainShowroom?: string
/**
 * Who runs the company, as in the team. Policies name this member's role as the last to ask.
 */
manager?: string
/**
 * Where customers apply for financing, on the lender's site.
 */
financing?: {
/**
 * Text of the link.
 */
label: string
/**
 * Address of the application. It opens in a new tab.
 */
url: string
}
/**
 * Social pages of the dealer.
 */
social?: Social
}
/**
 * Opening hours by area, such as store or service. They differ on purpose, so a page says which one it means.
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
 * When we deliver and pick up carts.
 */
delivery?: OpeningHours
/**
 * When the online showroom is open.
 */
online?: OpeningHours
/**
 * Opening hours of something else, such as a showroom that is open on other days.
 */
[k: string]: OpeningHours | undefined
}
/**
 * Showrooms by slug, only those in the county, in the order shown.
 */
showrooms?: {
[k: string]: Showroom
}
/**
 * Brands with their own page, by slug.
 */
brands?: {
[k: string]: Brand
}
/**
 * Names of other brands whose carts the dealer services.
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
 * Rental carts and their plans. The build calculates the savings from the prices.
 */
rentals?: {
/**
 * The cart with four seats.
 */
"four-seater"?: (Rental & {
seats?: 4
})
/**
 * The cart with six seats.
 */
"six-seater"?: (Rental & {
seats?: 6
})
[k: string]: Rental | (Rental & {
seats?: 4
}) | (Rental & {
seats?: 6
}) | undefined
}
/**
 * Terms of every rental.
 */
rentalPolicy?: {
/**
 * Minimum age of the renter in years.
 */
minimumAge?: number
/**
 * True if the renter needs a valid driver's license.
 */
requiresLicense?: boolean
/**
 * Length of a rental day in hours. Rentals are for whole days.
 */
periodHours?: number
/**
 * Shortest rental in hours.
 */
minimumHours?: number
/**
 * Longest single rental in days.
 */
maximumDays?: number
/**
 * Deposit per cart in US dollars, by kind of rental cart.
 */
securityDeposit?: {
/**
 * Deposit for this cart in US dollars.
 */
[k: string]: number
}
/**
 * Business days until the deposit is returned.
 */
depositRefundBusinessDays?: MinMax
/**
 * Fee for each hour of late return in US dollars.
 */
lateReturnPerHour?: number
/**
 * Percent of the unused time that is refunded on an early return.
 */
earlyReturnRefundPercent?: number
/**
 * Additional drivers on a rental.
 */
additionalDriver?: {
/**
 * Fee for each additional driver in US dollars.
 */
fee: number
/**
 * Maximum number of additional drivers.
 */
maximum: number
}
/**
 * Insurance that comes with a rental, in US dollars.
 */
insurance?: {
/**
 * Liability coverage per person in US dollars. Every rental includes some.
 */
liabilityPerPerson?: number
/**
 * Liability coverage per accident in US dollars. Every rental includes some.
 */
liabilityPerAccident?: number
/**
 * Property damage coverage in US dollars. Every rental includes some.
 */
propertyDamage?: number
}
/**
 * Fees after a rental, in US dollars.
 */
fees?: {
/**
 * Fee for minor damage in US dollars, on top of the repair cost.
 */
minorDamageAdmin?: number
/**
 * Cleaning, by effort, in US dollars.
 */
cleaning?: MinMax
/**
 * Fee for recharging a cart that comes back empty, in US dollars.
 */
recharge?: number
/**
 * Fee for removing smoke odor in US dollars.
 */
smokeOdorRemoval?: number
/**
 * Fee for removing pet hair in US dollars.
 */
petHairRemoval?: number
/**
 * Fee for a missing accessory in US dollars, on top of the replacement cost.
 */
missingAccessoryAdmin?: number
}
/**
 * What a renter gets back for canceling.
 */
cancellation?: {
/**
 * Until how many hours before the start canceling is free. The policy has a line for later, so it is at least 1.
 */
freeHours?: number
/**
 * Refund for canceling later than that, in percent.
 */
lateRefundPercent?: number
/**
 * Refund for a no-show, in percent.
 */
noShowRefundPercent?: number
}
/**
 * When renters can reach support.
 */
support?: {
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
benefits?: {
/**
 * The benefit in a few words.
 */
title: string
/**
 * The benefit in a sentence.
 */
text: string
}[]
}
/**
 * What can be returned, until when and at what cost.
 */
returnPolicy?: {
/**
 * Returns of new carts.
 */
newCart?: {
/**
 * How many days after delivery the cart can be returned.
 */
windowDays?: number
/**
 * The cart must have fewer miles than this.
 */
maximumMiles?: number
/**
 * Percent of the price that the dealer keeps.
 */
restockingFeePercent?: number
/**
 * Business days until the refund is made.
 */
refundBusinessDays?: number
}
/**
 * Returns of used carts.
 */
usedCart?: {
/**
 * How many days after delivery the cart can be returned.
 */
windowDays?: number
/**
 * Percent of the price that the dealer keeps.
 */
restockingFeePercent?: number
/**
 * True if carts sold as-is can be returned too.
 */
acceptsAsIsSales?: boolean
}
/**
 * Returns of parts.
 */
parts?: {
/**
 * How many days after purchase parts can be returned.
 */
windowDays?: number
/**
 * Percent of the price that the dealer keeps.
 */
restockingFeePercent?: number
}
/**
 * How many hours after delivery a defect must be reported.
 */
defectReportHours?: number
/**
 * Business days until a refund to a card arrives.
 */
cardRefundBusinessDays?: MinMax
/**
 * True if every return needs an RMA (return merchandise authorization) number.
 */
requiresRmaNumber?: boolean
}
/**
 * Delivery of rentals and of sold carts: shared terms first, then the terms of each.
 */
delivery?: {
/**
 * Fee for each mile beyond the free distance in US dollars.
 */
feePerMile?: number
/**
 * Length of a delivery window in hours.
 */
windowHours?: number
/**
 * Price of white-glove delivery, with unpacking and a lesson, in US dollars.
 */
whiteGloveFee?: number
/**
 * Fee for canceling on the day of delivery in US dollars.
 */
sameDayCancellationFee?: number
/**
 * Fee if nobody is there to receive the cart, in US dollars.
 */
missedAppointmentFee?: number
/**
 * Minimum width of the access path in feet.
 */
accessPathWidthFeet?: number
/**
 * Minimum clearance above the access path in feet.
 */
clearanceFeet?: number
/**
 * Delivery of rentals.
 */
rental?: {
/**
 * What each plan says about delivery.
 */
offer?: string
/**
 * Up to how many miles rental delivery is free.
 */
freeMiles?: number
/**
 * Same-day delivery.
 */
sameDay?: {
/**
 * Cutoff time for the order.
 */
orderBy: string
/**
 * Fee for it in US dollars.
 */
rushFee: number
}
}
/**
 * Delivery of sold carts.
 */
sale?: {
/**
 * Minimum order for free delivery in US dollars.
 */
minimum?: number
/**
 * Radius of free delivery around each showroom in miles, by slug.
 */
freeMiles?: {
/**
 * Radius of free delivery around this showroom in miles.
 */
[k: string]: number
}
/**
 * Business days until a cart in stock is delivered.
 */
inStockBusinessDays?: MinMax
/**
 * Weeks until a custom order is delivered.
 */
customOrderWeeks?: MinMax
}
}
/**
 * Prices and terms of storage.
 */
storagePolicy?: {
/**
 * Storage inside a building.
 */
indoor?: StorageMonthly
/**
 * Outdoor storage under a roof.
 */
coveredOutdoor?: StorageMonthly
/**
 * The package for winter.
 */
winter?: StoragePackage
/**
 * The package for summer.
 */
summer?: StoragePackage
/**
 * Maintenance during storage, per month in US dollars.
 */
maintenancePerMonth?: number
/**
 * Preparation before the season in US dollars.
 */
preSeasonPrep?: number
/**
 * Fee for late payment.
 */
lateFee?: {
/**
 * The fee in US dollars.
 */
amount: number
/**
 * How many days after the due date it is charged.
 */
afterDays: number
}
/**
 * What happens to an unpaid account, step by step.
 */
delinquency?: {
/**
 * A step for an unpaid account.
 */
[k: string]: {
/**
 * How many days overdue the account is at this step.
 */
afterDays: number
/**
 * What the dealer does.
 */
step: string
}
}
/**
 * Days of notice to end storage.
 */
terminationNoticeDays?: number
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
 * How we answer feedback.
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
 * How we correct mistakes in published content.
 */
correctionsPolicy?: {
/**
 * Hours until an answer, by how serious the mistake is.
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
 * How we answer questions about published content.
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
 * The dealer knowingly keeps no data about people under this age, in years.
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
seasonalMonths?: {
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
 * Percent of employees who stayed through the year.
 */
retentionPercent?: number
/**
 * People hired in the year.
 */
hires?: number
/**
 * People promoted in the year.
 */
promotions?: number
/**
 * Average number of days to fill a position.
 */
averageDaysToFill?: number
/**
 * Training budget per employee and year in US dollars.
 */
developmentBudgetPerEmployee?: number
/**
 * Days of paid time off per year, by seniority.
 */
paidTimeOffDays?: MinMax
/**
 * Hours of orientation for a new employee.
 */
orientationHours?: number
/**
 * Total hours of safety training for all employees in the year.
 */
safetyTrainingHours?: number
/**
 * Percent of employees who answered the annual survey.
 */
surveyResponsePercent?: number
/**
 * Plan for the next year.
 */
plan?: {
/**
 * Year of the plan.
 */
year: number
/**
 * People to hire.
 */
hires: MinMax
/**
 * Retention goal in percent, at least.
 */
retentionTargetPercent: number
}
}
/**
 * Price of workshop labor.
 */
laborRate?: {
/**
 * Lowest price of an hour in US dollars.
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
 * Years of experience in the business.
 */
experienceYears: number
/**
 * What the person does, in one sentence.
 */
description: string
/**
 * Portrait, at least 480 pixels wide, cropped to a square. Without it, the years of experience show instead.
 */
image?: Photograph
}[]
/**
 * The values of the business, in the order of the About page.
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
 * What it means for customers, in one sentence.
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
 * How soon we answer messages.
 */
responses?: {
/**
 * Answers to the contact form.
 */
contact: {
/**
 * Hours until every message is answered.
 */
maximumHours: number
/**
 * Hours that an answer usually takes during business hours.
 */
typicalHours: MinMax
}
}
/**
 * Claims of the business about itself. Each must be provable.
 */
claims?: {
/**
 * Years in business, printed with "over".
 */
yearsOfExperience?: number
/**
 * Customers served, printed with a plus.
 */
happyCustomers?: number
/**
 * Annual percentage rate of financing on select models.
 */
financingAprPercent?: number
/**
 * More promises, a few words each.
 * 
 * @minItems 1
 */
assurances?: string[]
}
/**
 * Rating and reviews on the vehicle pages.
 */
reviews?: {
/**
 * Stars on every vehicle page, out of five.
 */
sheetRating?: number
/**
 * Reviews in the order in which they are shown.
 * 
 * @minItems 1
 * 
 * Items: A review by a customer.
 */
items?: {
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
 * The service area: municipalities by slug, in the order that pages list them.
 */
municipalities?: {
[k: string]: Municipality
}
/**
 * Circle on the map that shows the service area.
 */
serviceArea?: {
/**
 * Radius in meters.
 */
radiusMeters: number
/**
 * Center of the circle.
 */
center: {
/**
 * Latitude of the center.
 */
latitude: number
/**
 * Longitude of the center.
 */
longitude: number
}
}
/**
 * Menu and footer of every page.
 */
navigation?: {
/**
 * Label of the call button in the header.
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
 * Filters of the inventory page. The brand choices come from the brands, and the price choices from the limits.
 */
inventory?: {
/**
 * Choices of the category filter. A vehicle matches if its series' category contains the value.
 * 
 * @minItems 1
 * 
 * Items: A category to filter by.
 */
categories: {
/**
 * Value in the page's address; all selects everything.
 */
value: string
/**
 * Label that visitors see.
 */
label: string
}[]
/**
 * Prices between the bands, in US dollars.
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
 * Old addresses of pages and where they lead now: first the old address, then the new one, with #anchor for a part of a page.
 */
redirects?: {
/**
 * Address of the page that replaces it.
 */
[k: string]: string
}
/**
 * Sample values. The release check fails for each one until you replace it and delete its line here.
 * 
 * Items: A value to replace.
 */
sample?: {
/**
 * Path of the fact. A * matches any single name, and the path of a map covers everything in it.
 */
path: string
/**
 * Why it cannot go live.
 */
reason: string
}[]
/**
 * Changes the severity of rules, by name. An error fails a run; a warning is only reported. With validate --release, a rule that is an error by default stays an error.
 */
rules?: {
/**
 * Severity of the rule's findings.
 */
[k: string]: "error" | "warning"
}
/**
 * Settings for the checks that keep pages and facts consistent.
 */
consistency?: {
/**
 * Names that no page may have, in groups with any name: places you do not serve, other businesses, brands you do not sell. If a name is right on a page, that page vouches for it under given.
 */
notOurs?: {
/**
 * Names, as texts write them.
 * 
 * Items: A name.
 */
[k: string]: string[]
}
}
/**
 * What the author of this file vouches for, exactly as typed: figures that come from no fact, names that are not ours, and wordings. For a page about the world, write all, alone or as an entry: then a figure is only a finding if words near it name a fact.
 */
given?: ((string | {
/**
 * The typed words.
 */
text: string
/**
 * Why it is right.
 */
reason?: string
/**
 * Web address of the source.
 */
source?: string
})[] | "all")
}
/**
 * A place, or a website, that shows and sells carts.
 */
export interface Showroom {
/**
 * Name of the showroom.
 */
name: string
/**
 * Physical showrooms have an address and coordinates. The online showroom has neither.
 */
type: ("physical" | "online")
/**
 * Slug of its municipality, from the list under municipalities.
 */
municipality?: string
/**
 * Postal address.
 */
address?: Address
/**
 * Phone number of the showroom.
 */
phone: string
/**
 * Latitude of the entrance.
 */
latitude?: number
/**
 * Longitude of the entrance.
 */
longitude?: number
/**
 * Link to directions to the showroom.
 */
mapUrl?: string
/**
 * Name of its opening hours in the list under hours.
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
 * A brand with its own page.
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
 * The brand in one or two sentences.
 */
description: string
/**
 * Website of the manufacturer.
 */
website: string
/**
 * Motor in all of the brand's carts.
 */
motorType: string
/**
 * Battery in all of the brand's carts.
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
 * Slug of its brand, from the list under brands.
 */
brand: string
/**
 * Word that the inventory's category filter looks for, in lower case.
 */
category: string
/**
 * The series in a phrase.
 */
title: string
/**
 * The series in one sentence.
 */
description: string
/**
 * The three main features, for a series with its own card.
 * 
 * @minItems 3
 * @maxItems 3
 */
features?: string[]
/**
 * Paint color of the drawn cart, different for each series.
 */
paint: string
/**
 * Paint color of the drawn roof. By default, the paint of the body.
 */
roofPaint?: string
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
 * Number of people, including the driver. Not for utility carts.
 */
seats?: number
/**
 * True for a cart with a cargo bed. The drawing shows it.
 */
cargoBed?: boolean
/**
 * Color of the drawn cart.
 */
paint?: string
/**
 * Photograph of the cart, at least 960 pixels wide. Without it, the cart is drawn.
 */
image?: Photograph
/**
 * What the cart can carry, in words.
 */
capacity: string
/**
 * Who the cart is for, in one sentence.
 */
description: string
/**
 * Plan for one day.
 */
daily?: (RentalPlan & {
days?: 1
})
/**
 * Plan for three days.
 */
"three-days"?: (RentalPlan & {
days?: 3
})
/**
 * Plan for a week.
 */
weekly?: (RentalPlan & {
days?: 7
})
/**
 * Plan for a month of thirty days.
 */
monthly?: (RentalPlan & {
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
 * What the plan is good for, in one sentence.
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
 * Published price of each extra day in US dollars: at least price divided by days, and less than one dollar more. Not for the daily plan.
 */
renewalPerDay?: number
/**
 * What the plan says about delivery.
 */
delivery: string
/**
 * Short label on the card, in capital letters.
 */
badge: string
/**
 * True for the one plan with the RECOMMENDED mark.
 */
recommended?: boolean
}
/**
 * A kind of storage with a monthly price.
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
 * The service in one sentence.
 */
description: string
/**
 * What it includes.
 * 
 * @minItems 1
 */
features: string[]
/**
 * Lowest price of an hour in US dollars, if the service is sold by the hour.
 */
pricePerHour?: number
/**
 * What it costs, in words, if it is not sold by the hour.
 */
priceText?: string
}
/**
 * A municipality of the service area.
 */
export interface Municipality {
/**
 * Name without its type. Texts put the type after it.
 */
name: string
/**
 * Kind of municipality.
 */
type: ("City" | "Township" | "Borough")
/**
 * Latitude of its center.
 */
latitude: number
/**
 * Longitude of its center.
 */
longitude: number
/**
 * Character of the place. It picks the wording and the landscape of its page.
 */
setting?: ("river" | "downtown" | "campus" | "suburban" | "farmland" | "shore")
/**
 * A place there that everyone knows.
 */
landmark?: string
/**
 * What the place is known for, in one or two sentences that are true and stay true, without figures.
 */
known?: string
/**
 * What a cart is good for there, as a phrase that works alone.
 */
suits?: string
/**
 * What people rent carts for there: three occasions for the page about the place.
 * 
 * @minItems 3
 * 
 * Items: One entry.
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
 * How a cart gets to the renter there, in one or two sentences without figures.
 */
delivery?: string
/**
 * What the people there are proud of, in two to four sentences that are true and stay true, without figures.
 */
pride?: string
/**
 * Slugs of the neighboring municipalities in the service area.
 * 
 * Items: One entry.
 */
neighbors?: string[]
}
/**
 * A link of the menu or the footer.
 */
export interface NavigationLink {
/**
 * Text of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * True for a link to another site. It opens in a new tab.
 */
newTab?: boolean
}
