/** What a browser tells Global Payments of itself before a card is authenticated. */
export const browserProfile = {
  colorDepth: 24,
  javaEnabled: false,
  language: "fr-CA",
  screenHeight: 900,
  screenWidth: 1440,
  timezoneOffset: 300,
  userAgent: "test",
}
