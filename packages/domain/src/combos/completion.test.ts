import { describe, expect, it } from "vitest"
import { COMBO_GROUP_KINDS, comboGroups } from "./combo.ts"
import { combo, detail, picksOf } from "./combos.test-support.ts"
import {
  areOptionalGroupsOpen,
  isComboComplete,
  isMandatoryGroupComplete,
  isPseudoMandatoryGroupComplete,
} from "./completion.ts"

const details = [detail("le-cid"), detail("tartuffe"), detail("phedre"), detail("andromaque")]
const mandatory = { id: "m", required: 2, details }
const pseudo = { id: "p", min: 1, max: 2, details }

describe("the groups of a combo", () => {
  it("are of three kinds [COMBO-002]", () => {
    expect(COMBO_GROUP_KINDS).toEqual(["MANDATORY", "OPTIONAL", "PSEUDO_MANDATORY"])
  })

  it("come with their kind, what must be picked first [COMBO-001]", () => {
    const all = combo({
      mandatoryGroups: [mandatory],
      pseudoMandatoryGroups: [pseudo],
      optionalGroups: [{ id: "o", details }],
    })
    expect(comboGroups(all).map(({ id, kind }) => [id, kind])).toEqual([
      ["m", "MANDATORY"],
      ["p", "PSEUDO_MANDATORY"],
      ["o", "OPTIONAL"],
    ])
  })
})

describe("a mandatory group", () => {
  it.each([
    [["le-cid"], false],
    [["le-cid", "phedre"], true],
    [["le-cid", "phedre", "tartuffe"], false],
    [["le-cid", "le-cid"], false],
    [["le-cid", "unknown"], false],
  ])("with %j of two picked is complete: %s [COMBO-003]", (ids, complete) => {
    expect(isMandatoryGroupComplete(mandatory, picksOf("m", ...ids))).toBe(complete)
  })

  it("is complete when something in it is sold out, without a pick [COMBO-004]", () => {
    const soldOut = { ...mandatory, details: [...details, detail("esther", { soldOut: true })] }
    expect(isMandatoryGroupComplete(soldOut, [])).toBe(true)
    expect(isMandatoryGroupComplete(mandatory, [])).toBe(false)
  })

  it("counts its own picks only [COMBO-003]", () => {
    expect(isMandatoryGroupComplete(mandatory, picksOf("other", "le-cid", "phedre"))).toBe(false)
  })
})

describe("a pseudo-mandatory group", () => {
  it.each([
    [[], false],
    [["le-cid"], true],
    [["le-cid", "phedre"], true],
    [["le-cid", "phedre", "tartuffe"], false],
  ])("of one to two with %j picked is within bounds: %s [COMBO-005]", (ids, within) => {
    expect(isPseudoMandatoryGroupComplete(pseudo, picksOf("p", ...ids))).toBe(within)
  })
})

describe("optional groups", () => {
  it.each([
    ["below", [], false],
    ["within", ["le-cid"], true],
    ["above", ["le-cid", "phedre", "tartuffe"], false],
  ])("with the pseudo-mandatory count %s the bounds [COMBO-006]", (_, ids, open) => {
    expect(areOptionalGroupsOpen(combo({ pseudoMandatoryGroups: [pseudo] }), picksOf("p", ...ids))).toBe(open)
  })

  it("are open at once without pseudo-mandatory groups [COMBO-006]", () => {
    expect(areOptionalGroupsOpen(combo({ mandatoryGroups: [mandatory] }), [])).toBe(true)
  })

  it("wait for every pseudo-mandatory group [COMBO-006]", () => {
    const two = combo({ pseudoMandatoryGroups: [pseudo, { ...pseudo, id: "q" }] })
    expect(areOptionalGroupsOpen(two, picksOf("p", "le-cid"))).toBe(false)
    expect(areOptionalGroupsOpen(two, [...picksOf("p", "le-cid"), ...picksOf("q", "le-cid")])).toBe(true)
  })
})

it("a combo is complete when all that must be picked is [COMBO-003] [COMBO-005]", () => {
  const both = combo({ mandatoryGroups: [mandatory], pseudoMandatoryGroups: [pseudo] })
  const m = picksOf("m", "le-cid", "phedre")
  const p = picksOf("p", "tartuffe")
  expect([[...m, ...p], m, p, []].map((picks) => isComboComplete(both, picks))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
