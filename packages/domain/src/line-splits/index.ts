export { type LinePart, type PricedTickets, splitFault, splitQuantityFault } from "./split-line.ts"
