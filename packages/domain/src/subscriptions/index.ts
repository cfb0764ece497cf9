export { subscriptionShares } from "./subscription.ts"
