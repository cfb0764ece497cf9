export { checkoutMove } from "./checkout-site.ts"
export { DEFAULT_FLAGS } from "./default-flags.ts"
export { keyPattern } from "./key-pattern.ts"
export { type AddressLink, alternateAddresses, pageAddresses } from "./page-addresses.ts"
