/**
 * How a site behaves unless it says otherwise: `oldFlow` is the compact calendar, `splitPrice` divides a line, `checkout` has the checkout
 * at an origin of its own, and `oldCheckout` keeps it at the shop's all the same [CFG-011] [CFG-012] [CFG-013] [CFG-014].
 */
export const DEFAULT_FLAGS = {
  oldFlow: true,
  splitPrice: false,
  checkout: false,
  oldCheckout: false,
} as const
