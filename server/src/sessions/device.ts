import { parse } from "bowser"

/** With what somebody signed in, in the words of its maker; null where it did not say. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

export const unknownDevice: Device = { browser: null, system: null }

/** Letters of a user agent that are read: browsers need far fewer. */
const readLetters = 512
/** A name as makers write them: nothing else comes into a list that clients trust. */
const name = /^[A-Za-z][\w .+-]{0,39}$/

/** The browser and the system of a `User-Agent`: neither versions nor models, which would tell more than a client needs. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === "") return unknownDevice
  const { browser, os } = parse(userAgent.slice(0, readLetters))
  const known = (said: string | undefined) => (said !== undefined && name.test(said) ? said : null)
  return { browser: known(browser.name), system: known(os.name) }
}
