/** The device of somebody who was asked before: what the bar of consent asks is of `tracking.spec.ts`. */
export const askedBefore = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: ["belvedere", "harbour", "site"].map((shop) => ({
        name: `parterre.${shop}.consent`,
        value: "no",
      })),
    },
  ],
})
