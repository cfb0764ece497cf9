import { expect, it } from "vitest"
import { certificateValue, readCertificateFile } from "./certificate-file.ts"

it("reads codes and dollars, and skips empty lines and remarks", () => {
  const text = "# sold before 2026\r\nNOEL-2025-0001;50\r\n\r\nnoel 2025 0002 ; 49,99\n"
  expect(readCertificateFile(text)).toEqual({
    certificates: [
      { plainCode: "NOEL20250001", value: 5000 },
      { plainCode: "NOEL20250002", value: 4999 },
    ],
  })
})

it.each([
  ["50", 5000],
  ["50.00", 5000],
  ["0,01", 1],
  ["0", undefined],
  ["0.00", undefined],
  ["-5", undefined],
  ["5.5", undefined],
  ["1e3", undefined],
  ["100000", undefined],
  ["", undefined],
])("takes %j for %s cents", (amount, cents) => {
  expect(certificateValue(amount)).toBe(cents)
})

it("tells every bad line by its number, and never a code", () => {
  const text = ["GOOD-CODE-01;50", "SHORT;50", "GOOD-CODE-02", "GOOD-CODE-03;free", "good code 01;20"].join(
    "\n",
  )
  const read = readCertificateFile(text)
  expect(read).toEqual({
    problems: [
      "line 2: the code is not 8 to 40 letters and digits",
      "line 3: not a code, a semicolon and an amount",
      'line 4: "free" is not an amount in dollars, such as 50 or 49.99',
      "line 5: the code stands above already",
    ],
  })
  expect(JSON.stringify(read).toUpperCase()).not.toContain("GOOD")
})

it("refuses a file without any", () => {
  expect(readCertificateFile("# nothing yet\n")).toEqual({ problems: ["there is no certificate in it"] })
})
