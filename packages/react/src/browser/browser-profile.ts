import type { BrowserData } from "@parterre/contract"

/** What issuers ask of a browser; its address and Accept header are the server's to add. */
export const browserProfile = (): BrowserData => ({
  colorDepth: screen.colorDepth,
  javaEnabled: false,
  javascriptEnabled: true,
  language: navigator.language.slice(0, 20),
  screenHeight: screen.height,
  screenWidth: screen.width,
  timezoneOffset: new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent.slice(0, 500),
})
