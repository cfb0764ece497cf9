export { type Sold, soldOf, soldOfGroup } from "./sold.ts"
export { subscriptionShares } from "./subscription.ts"
