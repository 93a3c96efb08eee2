import { describe } from 'vitest';
import { visitSite } from '../e2e/support.ts';
import { brandPages } from './sections/brands.ts';
import { home } from './sections/home.ts';
import { navigation } from './sections/navigation.ts';
import { rentals } from './sections/rentals.ts';
import { routes } from './sections/routes.ts';
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
