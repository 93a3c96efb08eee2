export { default } from './vehicle-grid.ts';
