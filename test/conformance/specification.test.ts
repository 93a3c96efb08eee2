import { describe } from 'vitest';
import { visitSite } from '../e2e/support.ts';
import { brandPages } from './sections/brands.ts';
import { company } from './sections/company.ts';
import { errors } from './sections/errors.ts';
import { home } from './sections/home.ts';
import { inventory } from './sections/inventory.ts';
import { navigation } from './sections/navigation.ts';
import { policies } from './sections/policies.ts';
import { rentals } from './sections/rentals.ts';
import { routes } from './sections/routes.ts';
import { structuredData } from './sections/structured-data.ts';
import { vehicleSheets } from './sections/vehicle-sheets.ts';
import { ServedPages } from './served-pages.ts';

const site = visitSite();
const pages = new ServedPages(site);

describe('the routes', () => routes(pages));
describe('the header and the footer', () => navigation(pages));
describe('the home page', () => home(pages));
describe('the rentals', () => rentals(pages));
describe('the brand pages', () => brandPages(pages));
describe('the vehicle sheets', () => vehicleSheets(pages));
describe('the contact, thank-you, showroom, services and about pages', () => company(pages));
describe('the policies', () => policies(pages));
describe('the structured data', () => structuredData(pages));
describe('the inventory', () => inventory(site, pages));
describe('the error catalogue', () => errors(site));
