import { describeEntities } from "./entities.test-support.ts"

describeEntities("seating", [
  {
    title: "[ENT-001] Venue",
    schema: "Venue",
    fields: {
      id: "string!",
      levels: "Level[]!",
      priceLevels: "MapPriceLevel[]!",
      imageUrl: "string",
      scaleImage: "number",
      seatSizeFactor: "number",
      avoidSingle: "boolean!",
      facilityId: "string",
    },
  },
  {
    title: "[ENT-002] Level",
    schema: "Level",
    fields: { id: "string!", name: "string!", sections: "Section[]!" },
  },
  {
    title: "[ENT-003] Section",
    schema: "Section",
    fields: {
      id: "string!",
      name: "string!",
      rows: "Row[]",
      polygons: "Point[][]!",
      numberOfSeats: "integer!",
      priceLevels: "string[]!",
      colors: "string[]!",
    },
  },
  {
    title: "[ENT-004] Row",
    schema: "Row",
    fields: { id: "string!", name: "string!", seats: "Seat[]!", type: "RowType!" },
  },
  {
    title: "[ENT-005] Seat",
    schema: "Seat",
    fields: {
      id: "string!",
      name: "string!",
      order: "integer!",
      rowId: "string!",
      rowName: "string!",
      sectionName: "string!",
      levelName: "string!",
      x: "number!",
      y: "number!",
      rotation: "number!",
    },
  },
  {
    title: "[ENT-006] Seat detail",
    schema: "SeatDetail",
    fields: {
      seatId: "string!",
      priceLevelId: "string | null!",
      invisible: "boolean!",
      sellable: "boolean!",
      note: "string",
    },
  },
  {
    title: "[ENT-007] Price level on the map",
    schema: "MapPriceLevel",
    fields: { id: "string!", color: "string!", prices: "Price[]!", min: "integer!", max: "integer!" },
  },
])
