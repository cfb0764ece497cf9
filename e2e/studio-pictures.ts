import { spawn } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { type Browser, chromium } from "playwright"
import { findChromium } from "../scripts/chromium.ts"
import { root } from "../scripts/run.ts"
import { StudioPage } from "./studio-page.ts"

/** The second half of `npm run pictures`: the pictures of the studio's guide, of a plan that is drawn for them. */
const port = process.env.PICTURES_PORT ?? "4320"
const address = `http://localhost:${port}`
const picture = (name: string) => join(root, `docs/images/studio-${name}-en.png`)

mkdirSync(join(root, "docs/images"), { recursive: true })
const studio = spawn("npm", ["run", "-s", "studio"], {
  cwd: root,
  stdio: "inherit",
  detached: true,
  env: { ...process.env, STUDIO_PORT: port },
})
const isReady = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) await setTimeout(250)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
})
try {
  await takePictures(browser)
} finally {
  await browser.close()
  // npm and the server that it started are one group.
  if (studio.pid !== undefined) process.kill(-studio.pid, "SIGTERM")
}

async function takePictures(browser: Browser): Promise<void> {
  const photo = await wallPlan(browser)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-CA" })
  const drawn = await StudioPage.open(page, address)
  await page.screenshot({ path: picture("start") })
  await page.getByRole("button", { name: /^Trace a picture/ }).click()
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "wall.png", mimeType: "image/png", buffer: photo })
  await drawn.tool("Block")
  await drawn.fill("Rows", "8")
  await drawn.fill("Seats per row", "16")
  await drawn.drag([0.3, 0.407], [0.7, 0.78])
  // About as bent as the rows on the wall.
  await drawn.drag([0.5, 0.407, -26], [0.5, 0.407, -9])
  await page.mouse.move(0, 0)
  await page.screenshot({ path: picture("trace") })
  await page.keyboard.press("Escape")
  await drawn.tool("Aisle")
  await drawn.drag([0.5, 0.3], [0.5, 0.95])
  await drawn.tool("Numbers")
  await page.getByLabel("What to number").selectOption("across")
  await page.getByLabel(/^How/).selectOption("from-centre")
  await page.screenshot({ path: picture("numbers") })
  await page.getByRole("button", { name: /^Number \d+ rows/ }).click()
  await drawn.tool("Stage")
  await page.getByRole("button", { name: /^Add the stage/ }).click()
  await page.getByRole("button", { name: "Preview", exact: true }).click()
  await page.getByRole("button", { name: "Phone", exact: true }).click()
  await page.getByTestId("shopper-map").locator("canvas").first().waitFor()
  // The map comes to rest.
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: picture("preview") })
}

/** A plan as it hangs on a wall: rows of circles by hand, photographed a little askew. */
async function wallPlan(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  const seats = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 16 }, (_, seat) => {
      const angle = ((seat - 7.5) * 25) / (560 + row * 30)
      const [x, y] = [500 + (560 + row * 30) * Math.sin(angle), -250 + (560 + row * 30) * Math.cos(angle)]
      return `<circle cx="${x + (seat % 3)}" cy="${y + (row % 2)}" r="9" fill="none" stroke="#345" stroke-width="2"/>`
    }).join(""),
  ).join("")
  await page.setContent(
    `<body style="margin:0;background:#d9cfbd"><svg viewBox="0 0 1000 800" width="1000" height="800"><g transform="rotate(1 500 400)">
    <rect x="60" y="40" width="880" height="720" fill="#f7f2e6"/><rect x="350" y="140" width="300" height="80" fill="none" stroke="#345" stroke-width="3"/>
    <text x="500" y="190" text-anchor="middle" font-size="30" font-family="cursive" fill="#345">Stage</text>${seats}</g></svg></body>`,
  )
  const photo = await page.screenshot()
  await page.close()
  return photo
}
