/** How a site behaves unless it says otherwise: `oldFlow` is the compact calendar, `splitPrice` divides a line [CFG-011] [CFG-012]. */
export const DEFAULT_FLAGS = { oldFlow: true, splitPrice: false } as const
