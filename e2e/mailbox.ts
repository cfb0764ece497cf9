import { expect, type Page } from "playwright/test"

/** What a pattern finds in the letters to an address, once one of them has it. */
export async function inLetters(page: Page, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/mailbox/list.json?to=${encodeURIComponent(to)}`)
    const { mails }: { mails: { text: string }[] } = await answer.json()
    found = mails.map(({ text }) => pattern.exec(text)?.[0]).find((each) => each !== undefined)
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ""
}
