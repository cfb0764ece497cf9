// Generated from openapi/ by `npm run generate`. Do not edit.
/** The whole contract as one OpenAPI 3.1 document. */
export const document: Record<string, unknown> = {
 "openapi": "3.1.0",
 "info": {
  "title": "Parterre",
  "version": "0.1.0",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  },
  "description": "Ticket sales for Canadian venues, in French and English. Amounts are integer cents; dates are ISO 8601 with an\noffset; ids are opaque strings. Texts are in the language of the `language` parameter.\n\nEvery operation lists its failures under `x-problems`; `x-problems-common` adds those any operation can answer,\nand a security scheme adds its own. The catalogue of problems is `problems.yaml`.\nOperations marked `x-origin: extension` stand beside the original specification.\n"
 },
 "servers": [
  {
   "url": "/",
   "description": "The API is served beside the storefront"
  }
 ],
 "security": [
  {
   "session": []
  }
 ],
 "tags": [
  {
   "name": "websites",
   "description": "The tenant's site: names, languages, theme, payment and account settings"
  },
  {
   "name": "catalogue",
   "description": "What a tenant publishes: pages, shows and events"
  },
  {
   "name": "seating",
   "description": "The venue's geometry and which seats can be chosen"
  },
  {
   "name": "holds",
   "description": "Seats and places kept for a shopper for a limited time"
  },
  {
   "name": "carts",
   "description": "What a session holds and what it costs"
  },
  {
   "name": "pricing",
   "description": "Taxes and shipping modes"
  },
  {
   "name": "checkout",
   "description": "Turning a cart into a sale"
  },
  {
   "name": "payments",
   "description": "3-D Secure and processor notifications"
  },
  {
   "name": "tickets",
   "description": "What a sale issued"
  },
  {
   "name": "sessions",
   "description": "Shoppers' sessions, staff sign-in and permissions"
  },
  {
   "name": "support",
   "description": "What support staff see and may do"
  },
  {
   "name": "health",
   "description": "Whether the server runs and is ready"
  }
 ],
 "paths": {
  "/v1/websites/config": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getWebsiteConfig",
    "tags": [
     "websites"
    ],
    "summary": "Read the configuration of the site",
    "x-cache": 60000,
    "x-problems": [
     "website-not-found"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebsiteConfig"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getWebsiteConfig"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/pages": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "category",
     "in": "query",
     "required": false,
     "description": "Kind of show",
     "schema": {
      "$ref": "#/components/schemas/Category"
     }
    },
    {
     "name": "province",
     "in": "query",
     "required": false,
     "description": "Province of the venue",
     "schema": {
      "type": "string",
      "maxLength": 40
     }
    },
    {
     "name": "postalCode",
     "in": "query",
     "required": false,
     "description": "Orders by distance from this postal code",
     "schema": {
      "type": "string",
      "maxLength": 7
     }
    },
    {
     "name": "startDate",
     "in": "query",
     "required": false,
     "description": "First day",
     "schema": {
      "type": "string",
      "format": "date"
     }
    },
    {
     "name": "endDate",
     "in": "query",
     "required": false,
     "description": "Last day",
     "schema": {
      "type": "string",
      "format": "date"
     }
    },
    {
     "name": "q",
     "in": "query",
     "required": false,
     "description": "Words in the title or the venue, accents ignored",
     "schema": {
      "type": "string",
      "maxLength": 100
     }
    }
   ],
   "get": {
    "operationId": "listPages",
    "tags": [
     "catalogue"
    ],
    "summary": "List the pages of the site",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/PageSummary"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listPages"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/pages/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getPage",
    "tags": [
     "catalogue"
    ],
    "summary": "Read one page with its shows and events",
    "x-cache": 60000,
    "x-problems": [
     "page-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Page"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getPage"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/events/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getEvent",
    "tags": [
     "catalogue"
    ],
    "summary": "Read one event with its price levels",
    "description": "The id or the code of the event.",
    "x-origin": "extension",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/EventDetail"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getEvent"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/event/{id}/full": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getEventSeatMap",
    "tags": [
     "seating"
    ],
    "summary": "Whole map of an event's venue, with every seat",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown",
     "no-seat-map"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Venue"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getEventSeatMap"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/event/{id}/polygons": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getEventPolygons",
    "tags": [
     "seating"
    ],
    "summary": "Map of an event as section polygons, without seats",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown",
     "no-seat-map"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Venue"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getEventPolygons"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/event/{id}/section/{sectionId}/details": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "sectionId",
     "in": "path",
     "required": true,
     "description": "Section of the venue",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "get": {
    "operationId": "getSectionDetails",
    "tags": [
     "seating"
    ],
    "summary": "What each seat of a section costs and whether it can be chosen",
    "description": "Cached by clients for ten minutes; they ask again with cache=0 when the section's version in the availability changes.",
    "x-cache": 600000,
    "x-problems": [
     "event-unknown",
     "section-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/SeatDetail"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSectionDetails"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/event/{id}/availability": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getAvailability",
    "tags": [
     "seating"
    ],
    "summary": "Places left per section, small enough to be polled",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Availability"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getAvailability"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/sections/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getSection",
    "tags": [
     "seating"
    ],
    "summary": "One section with its rows and seats",
    "x-cache": 600000,
    "x-problems": [
     "section-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Section"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSection"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/sections/{id}/{mode}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "mode",
     "in": "path",
     "required": true,
     "description": "full or polygons",
     "schema": {
      "type": "string",
      "enum": [
       "full",
       "polygons"
      ]
     }
    }
   ],
   "get": {
    "operationId": "getSectionInMode",
    "tags": [
     "seating"
    ],
    "summary": "One section, with seats or as polygons only",
    "x-cache": 600000,
    "x-problems": [
     "section-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Section"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSectionInMode"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/subscription/{id}/full": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getSubscriptionSeatMap",
    "tags": [
     "seating"
    ],
    "summary": "Whole map of a subscription's venue, with every seat",
    "description": "As an event's map; a seat can be chosen when it is free at every event of the subscription.",
    "x-cache": 60000,
    "x-problems": [
     "subscription-unknown",
     "no-seat-map",
     "not-built"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Venue"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSubscriptionSeatMap"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/subscription/{id}/polygons": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getSubscriptionPolygons",
    "tags": [
     "seating"
    ],
    "summary": "Map of a subscription as section polygons, without seats",
    "description": "Kept by clients as long as the whole map; the documents name no cache for it.",
    "x-cache": 60000,
    "x-problems": [
     "subscription-unknown",
     "no-seat-map",
     "not-built"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Venue"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSubscriptionPolygons"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/subscription/{id}/section/{sectionId}/details": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "sectionId",
     "in": "path",
     "required": true,
     "description": "Section of the venue",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "get": {
    "operationId": "getSubscriptionSectionDetails",
    "tags": [
     "seating"
    ],
    "summary": "What each seat of a section costs in a subscription and whether it can be chosen",
    "description": "A seat is sellable only when it is free at every event of the subscription.",
    "x-cache": 600000,
    "x-problems": [
     "subscription-unknown",
     "section-unknown",
     "not-built"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/SeatDetail"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSubscriptionSectionDetails"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/venues/{id}/full": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getVenueSeatMap",
    "tags": [
     "seating"
    ],
    "summary": "Full map of a venue, for the admin view",
    "description": "Read only, for staff with the permission admin (28). Its base is that of the other maps.",
    "x-cache": 0,
    "x-problems": [
     "venue-unknown",
     "no-seat-map",
     "not-built"
    ],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Venue"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getVenueSeatMap"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/seatmap/venues/{id}/polygons": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getVenuePolygons",
    "tags": [
     "seating"
    ],
    "summary": "Section polygons of a venue, for the admin view",
    "description": "Read only, for staff with the permission admin (28). Written as venues/{id}/polygons among the maps, so its base is theirs.",
    "x-cache": 0,
    "x-problems": [
     "venue-unknown",
     "no-seat-map",
     "not-built"
    ],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Venue"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getVenuePolygons"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/holds": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "createHolds",
    "tags": [
     "holds"
    ],
    "summary": "Hold seats and places for the session",
    "description": "All or nothing, in one transaction. A refused request changes nothing, the countdown included.",
    "x-problems": [
     "event-unknown",
     "event-not-on-sale",
     "seats-taken",
     "seat-not-for-sale",
     "seats-unknown",
     "seats-not-together",
     "mixed-price-levels",
     "strands-seat",
     "price-unknown",
     "quantity-mismatch",
     "invalid-quantity",
     "not-enough-places",
     "cart-being-paid",
     "cart-expired",
     "hold-type-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "items": {
         "$ref": "#/components/schemas/HoldGroup"
        }
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/createHoldsRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HoldsAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createHolds"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/holds/actions/release": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "releaseHolds",
    "tags": [
     "holds"
    ],
    "summary": "Release holds of the session",
    "description": "Only holds of the own session; unknown ones are ignored.",
    "x-problems": [
     "cart-being-paid"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/ReleaseItem"
        }
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/releaseHoldsRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HoldsAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/releaseHolds"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/holds/actions/extend": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "extendHolds",
    "tags": [
     "holds"
    ],
    "summary": "Give the shopper more time",
    "description": "Counted and bounded by the site's setting.",
    "x-origin": "extension",
    "x-problems": [
     "cart-expired",
     "cart-empty",
     "cart-being-paid",
     "no-extension-left"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HoldsAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/extendHolds"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/holds-pricelevel/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "promo",
     "in": "query",
     "required": false,
     "description": "Promotion code",
     "schema": {
      "type": "string",
      "maxLength": 40
     }
    }
   ],
   "post": {
    "operationId": "holdByPriceLevel",
    "tags": [
     "holds"
    ],
    "summary": "Hold the best available seats or places of price levels",
    "x-problems": [
     "event-unknown",
     "event-not-on-sale",
     "price-unknown",
     "invalid-quantity",
     "not-enough-places",
     "not-enough-together",
     "cart-being-paid",
     "cart-expired",
     "promotion-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PriceLevelHold"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/holdByPriceLevelRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HoldsAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/holdByPriceLevel"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/cart/self": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getCart",
    "tags": [
     "carts"
    ],
    "summary": "Cart of the session",
    "x-cache": 0,
    "x-problems": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Cart"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getCart"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/cart/delete": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "delete": {
    "operationId": "deleteCart",
    "tags": [
     "carts"
    ],
    "summary": "Empty the cart and release its holds",
    "description": "Idempotent.",
    "x-problems": [
     "cart-being-paid"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/deleteCart"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/cart/unconfirmed": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "delete": {
    "operationId": "deleteUnconfirmed",
    "tags": [
     "carts"
    ],
    "summary": "Remove the unconfirmed lines",
    "description": "Idempotent.",
    "x-problems": [
     "cart-being-paid"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/deleteUnconfirmed"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/cart/paymentMethods": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getPaymentMethods",
    "tags": [
     "carts"
    ],
    "summary": "Which cards and methods the site accepts",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PaymentMethods"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getPaymentMethods"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/events/{id}/taxes/{priceId}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "priceId",
     "in": "path",
     "required": true,
     "description": "Price of the event",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "get": {
    "operationId": "getEventPriceTaxes",
    "tags": [
     "pricing"
    ],
    "summary": "Taxes on one ticket at a price",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown",
     "price-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TaxSummary"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getEventPriceTaxes"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/shippings": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "eventIds",
     "in": "query",
     "required": true,
     "description": "Event ids, comma-joined",
     "schema": {
      "type": "string",
      "maxLength": 2000
     }
    },
    {
     "name": "country",
     "in": "query",
     "required": false,
     "description": "Country code",
     "schema": {
      "type": "string",
      "maxLength": 2
     }
    },
    {
     "name": "province",
     "in": "query",
     "required": false,
     "description": "Province or HORS_CANADA",
     "schema": {
      "type": "string",
      "maxLength": 40
     }
    },
    {
     "name": "cartAmount",
     "in": "query",
     "required": false,
     "description": "Cents",
     "schema": {
      "type": "integer",
      "minimum": 0
     }
    }
   ],
   "get": {
    "operationId": "getShippings",
    "tags": [
     "pricing"
    ],
    "summary": "How the tickets of events can be delivered",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Shippings"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getShippings"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/session/create-sale": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "put": {
    "operationId": "createSale",
    "tags": [
     "checkout"
    ],
    "summary": "Start the sale of the session's cart",
    "description": "Keeps the seats for the time a payment takes. Asked again before the payment, it answers the same sale with the cart's present amount.",
    "x-problems": [
     "cart-empty",
     "cart-expired",
     "cart-being-paid"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SaleStart"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createSale"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/session/sale": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getSale",
    "tags": [
     "checkout"
    ],
    "summary": "Sale of the session",
    "x-cache": 0,
    "x-problems": [
     "sale-unknown"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Sale"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSale"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/backend/v1/cart/checkoutCreditCard": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "checkoutCreditCard",
    "tags": [
     "checkout"
    ],
    "summary": "Pay the sale by card",
    "description": "Idempotent per saleToken; a paid sale answers its own result again. Card data is used once and never stored.",
    "x-problems": [
     "sale-needed",
     "cart-empty",
     "cart-expired",
     "cart-changed",
     "amount-changed",
     "client-invalid",
     "delivery-not-offered",
     "payment-in-progress",
     "payment-method-not-offered",
     "card-invalid",
     "card-brand-not-accepted",
     "card-declined",
     "authentication-needed",
     "authentication-failed",
     "authentication-mismatch",
     "payment-pending",
     "payment-voided",
     "processor-unavailable"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PaymentRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/checkoutCreditCardRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PaymentResponse"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/checkoutCreditCard"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/invoice-confirmation/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getInvoiceConfirmation",
    "tags": [
     "checkout"
    ],
    "summary": "Receipt of a sale of this session",
    "x-cache": 0,
    "x-problems": [
     "sale-unknown"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Receipt"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getInvoiceConfirmation"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/threeDSecure/paysafe/authentications/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "post": {
    "operationId": "authenticateWithPaysafe",
    "tags": [
     "payments"
    ],
    "summary": "Paysafe 3-D Secure authentication",
    "description": "The id is processorConfig.accountId.",
    "x-problems": [
     "sale-needed",
     "amount-changed",
     "card-invalid",
     "authentication-mismatch",
     "payment-method-not-offered",
     "processor-unavailable"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PaysafeAuthenticationRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/authenticateWithPaysafeRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ThreeDSecureResult"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/authenticateWithPaysafe"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/threeDSecure/globalpayments/{hash}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "hash",
     "in": "path",
     "required": true,
     "description": "Hash of the sale, from create-sale",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "post": {
    "operationId": "checkGlobalPaymentsEnrolment",
    "tags": [
     "payments"
    ],
    "summary": "Global Payments 3-D Secure, is the card enrolled",
    "x-problems": [
     "sale-needed",
     "amount-changed",
     "card-invalid",
     "authentication-mismatch",
     "payment-method-not-offered",
     "processor-unavailable"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EnrolmentRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/checkGlobalPaymentsEnrolmentRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/EnrolmentResult"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/checkGlobalPaymentsEnrolment"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/threeDSecure/globalpayments/methodUrlResponse": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "receiveMethodNotification",
    "tags": [
     "payments"
    ],
    "summary": "The issuer's device check is done",
    "description": "Posted by the issuer's hidden frame; answers a page that tells the storefront.",
    "x-problems": [],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/x-www-form-urlencoded": {
       "schema": {
        "$ref": "#/components/schemas/MethodNotification"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "A page that posts a message to its parent",
      "content": {
       "text/html": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/threeDSecure/globalpayments/methodUrlResponse2": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "receiveChallengeNotification",
    "tags": [
     "payments"
    ],
    "summary": "The issuer's challenge is over",
    "description": "Posted by the issuer's challenge frame. It only wakes the storefront up; the result is read from the processor.",
    "x-problems": [],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/x-www-form-urlencoded": {
       "schema": {
        "$ref": "#/components/schemas/ChallengeNotification"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "A page that posts a message to its parent",
      "content": {
       "text/html": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/threeDSecure/globalpayments/initiateAuthentication": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "initiateGlobalPaymentsAuthentication",
    "tags": [
     "payments"
    ],
    "summary": "Global Payments 3-D Secure, authenticate the shopper",
    "x-problems": [
     "sale-needed",
     "amount-changed",
     "card-invalid",
     "authentication-mismatch",
     "payment-method-not-offered",
     "processor-unavailable"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InitiateAuthenticationRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/initiateGlobalPaymentsAuthenticationRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ThreeDSecureResult"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/initiateGlobalPaymentsAuthentication"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/threeDSecure/globalpayments/accesstoken": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getGlobalPaymentsAccessToken",
    "tags": [
     "payments"
    ],
    "summary": "Short-lived token that may only tokenise a card",
    "x-cache": 0,
    "x-problems": [
     "payment-method-not-offered",
     "processor-unavailable"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccessToken"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getGlobalPaymentsAccessToken"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/webhooks/stripe/{accountCode}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "accountCode",
     "in": "path",
     "required": true,
     "description": "The organiser's code",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "post": {
    "operationId": "receiveStripeEvent",
    "tags": [
     "payments"
    ],
    "summary": "A Stripe event",
    "description": "Signed; each event id is kept once. It may confirm a sale, never release one.",
    "x-origin": "extension",
    "x-problems": [
     "signature-invalid"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": true
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/receiveStripeEventRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "received"
         ],
         "properties": {
          "received": {
           "type": "boolean"
          }
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/receiveStripeEvent"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/backend/v1/tickets": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "ticket0",
     "in": "query",
     "required": true,
     "description": "First ticket (sodId); ticket1, ticket2… follow",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    },
    {
     "name": "mail",
     "in": "query",
     "required": false,
     "description": "Delivery category",
     "schema": {
      "$ref": "#/components/schemas/DeliveryCategory"
     }
    }
   ],
   "get": {
    "operationId": "getTicketsPdf",
    "tags": [
     "tickets"
    ],
    "summary": "Tickets as a PDF",
    "x-cache": 0,
    "x-problems": [
     "ticket-unknown",
     "ticket-not-printable"
    ],
    "responses": {
     "200": {
      "description": "A PDF with one page a ticket",
      "content": {
       "application/pdf": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/pdf"
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/session": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "auto",
     "in": "query",
     "required": false,
     "description": "Created at start-up, not by the shopper",
     "schema": {
      "type": "string",
      "maxLength": 10
     }
    },
    {
     "name": "r",
     "in": "query",
     "required": false,
     "description": "Referrer",
     "schema": {
      "type": "string",
      "maxLength": 2000
     }
    }
   ],
   "post": {
    "operationId": "createSession",
    "tags": [
     "sessions"
    ],
    "summary": "Start or renew an anonymous session",
    "description": "Sent with a living token, it renews that session.",
    "x-cache": 0,
    "x-problems": [],
    "security": [
     {},
     {
      "session": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createSession"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/refresh-tokens": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "logIn",
    "tags": [
     "sessions"
    ],
    "summary": "Staff sign-in",
    "x-problems": [
     "login-failed"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Credentials"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/logInRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RefreshToken"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/logIn"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v2/refresh-tokens": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "post": {
    "operationId": "createRefreshToken",
    "tags": [
     "sessions"
    ],
    "summary": "Create a refresh token",
    "description": "The same as POST v1/refresh-tokens.",
    "x-problems": [
     "login-failed"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Credentials"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/createRefreshTokenRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RefreshToken"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createRefreshToken"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v2/refresh-tokens/{token}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "token",
     "in": "path",
     "required": true,
     "description": "The refresh token itself",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "get": {
    "operationId": "getRefreshToken",
    "tags": [
     "sessions"
    ],
    "summary": "Read a refresh token record",
    "description": "Possession of the token is the authorization.",
    "x-cache": 0,
    "x-problems": [
     "refresh-token-expired"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RefreshToken"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getRefreshToken"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/refresh-tokens/{token}/actions/authorize": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "token",
     "in": "path",
     "required": true,
     "description": "The refresh token itself",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "post": {
    "operationId": "authorizeRefreshToken",
    "tags": [
     "sessions"
    ],
    "summary": "Open a session with a refresh token",
    "x-problems": [
     "refresh-token-expired"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Session"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/authorizeRefreshToken"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/refresh-tokens/permission": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getPermissionMask",
    "tags": [
     "sessions"
    ],
    "summary": "Permissions as a base64 mask",
    "description": "Bit i is byte i div 8, value 1 shifted left by i mod 8.",
    "x-cache": 0,
    "x-problems": [],
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "string",
         "description": "One bit per permission id",
         "examples": [
          "DAAAEA=="
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/user-permissions": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    }
   ],
   "get": {
    "operationId": "getUserPermissions",
    "tags": [
     "sessions"
    ],
    "summary": "Permissions as a list of numbers",
    "x-cache": 0,
    "x-problems": [],
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "type": "integer"
         },
         "examples": [
          [
           28
          ]
         ]
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/support/carts": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "q",
     "in": "query",
     "required": false,
     "description": "Session, sale, client name or email",
     "schema": {
      "type": "string",
      "maxLength": 100
     }
    },
    {
     "name": "state",
     "in": "query",
     "required": false,
     "description": "Only carts in this state",
     "schema": {
      "$ref": "#/components/schemas/CartState"
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "description": "At most so many",
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 200,
      "default": 50
     }
    }
   ],
   "get": {
    "operationId": "listSupportCarts",
    "tags": [
     "support"
    ],
    "summary": "Carts of the site, newest first",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CartList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listSupportCarts"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/support/carts/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getSupportCart",
    "tags": [
     "support"
    ],
    "summary": "One cart, what it holds and everything that happened to it",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "cart-unknown"
    ],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CartReport"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSupportCart"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/support/holds": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "name": "eventId",
     "in": "query",
     "required": false,
     "description": "Only this event",
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    },
    {
     "name": "cartId",
     "in": "query",
     "required": false,
     "description": "Only this cart",
     "schema": {
      "type": "string",
      "maxLength": 200
     }
    },
    {
     "name": "limit",
     "in": "query",
     "required": false,
     "description": "At most so many",
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 500,
      "default": 100
     }
    }
   ],
   "get": {
    "operationId": "listSupportHolds",
    "tags": [
     "support"
    ],
    "summary": "Live holds of the site, the next to end first",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HoldList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listSupportHolds"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/support/holds/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "get": {
    "operationId": "getSupportHold",
    "tags": [
     "support"
    ],
    "summary": "One hold",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "hold-unknown"
    ],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SupportHold"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSupportHold"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/support/holds/{id}/actions/release": {
   "parameters": [
    {
     "$ref": "#/components/parameters/language"
    },
    {
     "$ref": "#/components/parameters/context"
    },
    {
     "$ref": "#/components/parameters/accountId"
    },
    {
     "$ref": "#/components/parameters/accountCode"
    },
    {
     "$ref": "#/components/parameters/subdomain"
    },
    {
     "$ref": "#/components/parameters/member"
    },
    {
     "$ref": "#/components/parameters/cache"
    },
    {
     "$ref": "#/components/parameters/id"
    }
   ],
   "post": {
    "operationId": "releaseSupportHold",
    "tags": [
     "support"
    ],
    "summary": "Release a shopper's hold",
    "description": "Journalled with the staff member and the reason.",
    "x-origin": "extension",
    "x-problems": [
     "hold-unknown",
     "cart-being-paid"
    ],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReleaseReason"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/releaseSupportHoldRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MessageAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/releaseSupportHold"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/healthz": {
   "get": {
    "operationId": "getHealth",
    "tags": [
     "health"
    ],
    "summary": "The process answers",
    "x-origin": "extension",
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getHealth"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/readyz": {
   "get": {
    "operationId": "getReadiness",
    "tags": [
     "health"
    ],
    "summary": "The database answers and migrations are done",
    "x-origin": "extension",
    "x-problems": [
     "service-unavailable"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getReadiness"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "session": {
    "type": "apiKey",
    "in": "header",
    "name": "x-session-token",
    "description": "The opaque token of `POST v1/session`.",
    "x-problems": [
     "session-missing",
     "session-expired"
    ]
   },
   "staff": {
    "type": "http",
    "scheme": "bearer",
    "description": "The refresh token of a staff member.",
    "x-problems": [
     "staff-token-missing",
     "refresh-token-expired",
     "permission-missing"
    ]
   }
  },
  "parameters": {
   "language": {
    "name": "language",
    "in": "query",
    "description": "Language of the texts in the answer.",
    "schema": {
     "type": "string",
     "enum": [
      "fr",
      "en"
     ]
    }
   },
   "context": {
    "name": "context",
    "in": "query",
    "description": "Always WEB for a web storefront.",
    "schema": {
     "type": "string"
    }
   },
   "accountId": {
    "name": "accountId",
    "in": "query",
    "description": "The organiser's account.",
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "accountCode": {
    "name": "accountCode",
    "in": "query",
    "description": "The organiser's code.",
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "subdomain": {
    "name": "subdomain",
    "in": "query",
    "description": "The tenant's site; wins over the host name.",
    "schema": {
     "type": "string",
     "maxLength": 63
    }
   },
   "member": {
    "name": "member",
    "in": "query",
    "description": "Whether the client is a member.",
    "schema": {
     "type": "string",
     "maxLength": 10
    }
   },
   "cache": {
    "name": "cache",
    "in": "query",
    "description": "Milliseconds a client may keep the answer; `0` asks for a fresh one.",
    "schema": {
     "type": "string",
     "maxLength": 12
    }
   },
   "id": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "Id of the thing.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   }
  },
  "schemas": {
   "Problem": {
    "type": "object",
    "description": "RFC 9457 problem details, with the code to decide on and a message to show.",
    "required": [
     "type",
     "title",
     "status",
     "code",
     "message",
     "action"
    ],
    "properties": {
     "type": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "status": {
      "type": "integer"
     },
     "code": {
      "type": "string",
      "description": "From the operation's closed list"
     },
     "message": {
      "type": "string",
      "description": "For the shopper, in the request's language"
     },
     "action": {
      "type": "string",
      "description": "What the caller can do"
     },
     "detail": {
      "type": "string"
     },
     "errors": {
      "type": "array",
      "description": "The fields at fault",
      "items": {
       "type": "object",
       "required": [
        "path",
        "message"
       ],
       "properties": {
        "path": {
         "type": "string"
        },
        "message": {
         "type": "string"
        }
       }
      }
     },
     "seatIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "nearest": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Seats that could be chosen instead"
     },
     "min": {
      "type": "integer"
     },
     "max": {
      "type": "integer"
     },
     "available": {
      "type": "integer"
     },
     "amount": {
      "type": "integer"
     },
     "saleState": {
      "type": "string"
     },
     "declineCode": {
      "type": "string"
     },
     "clientSecret": {
      "type": "string"
     },
     "retryAfter": {
      "type": "integer",
      "description": "Seconds"
     }
    }
   },
   "Language": {
    "type": "string",
    "enum": [
     "fr",
     "en"
    ]
   },
   "ThemePalette": {
    "type": "object",
    "description": "Colours of the tenant; missing ones follow from these.",
    "additionalProperties": {
     "type": "string",
     "pattern": "^#[0-9a-fA-F]{6}$"
    }
   },
   "Image": {
    "type": "object",
    "description": "imageSize is SMALL (the favicon), BIG, BANNER or {W}x{H}, with _FR for a French variant.",
    "required": [
     "imageSize",
     "url"
    ],
    "additionalProperties": false,
    "properties": {
     "imageSize": {
      "type": "string",
      "pattern": "^(SMALL|BIG|BANNER|\\d+x\\d+)(_FR)?$"
     },
     "url": {
      "type": "string"
     }
    }
   },
   "Processor": {
    "type": "string",
    "enum": [
     "PAYMENTECH",
     "MONERIS",
     "PAYPAL",
     "EXACT",
     "STRIPE",
     "PAYSAFE",
     "DO_NOT_USE",
     "CARDCONNECT",
     "GLOBALPAYMENTS"
    ]
   },
   "ProcessorConfig": {
    "type": "object",
    "description": "Public keys only.",
    "required": [
     "type",
     "threeDSecure"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "$ref": "#/components/schemas/Processor"
     },
     "token": {
      "type": "string",
      "description": "Publishable key or tokenisation access"
     },
     "threeDSecure": {
      "type": "boolean"
     },
     "threeDSecureToken": {
      "type": "string",
      "description": "Browser key of the 3-D Secure library"
     },
     "accountId": {
      "type": "string"
     },
     "sdkUrl": {
      "type": "string",
      "description": "Where the processor's browser library is served (extension)"
     },
     "environment": {
      "type": "string",
      "enum": [
       "LIVE",
       "TEST"
      ]
     }
    }
   },
   "Contact": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "phone": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "address": {
      "type": "string"
     }
    }
   },
   "DeliveryCategory": {
    "type": "string",
    "enum": [
     "E_TICKETS",
     "SMARTPHONE",
     "MAIL",
     "WILLCALL"
    ]
   },
   "WebsiteConfig": {
    "type": "object",
    "required": [
     "accountId",
     "accountCode",
     "subdomain",
     "name",
     "cart",
     "clientAccount",
     "languages",
     "themePalette",
     "images",
     "processorConfig",
     "reservationTime",
     "timeZone"
    ],
    "additionalProperties": false,
    "properties": {
     "accountId": {
      "type": "string"
     },
     "accountCode": {
      "type": "string"
     },
     "subdomain": {
      "type": "string"
     },
     "name": {
      "type": "string",
      "description": "Name of the organiser (extension)"
     },
     "tagline": {
      "type": "string"
     },
     "cart": {
      "type": "boolean",
      "description": "Cart features are on"
     },
     "cartRedirectionUrl": {
      "type": "string"
     },
     "clientAccount": {
      "type": "string",
      "description": "NO, OPTIONAL, or any other value: an account is required"
     },
     "languages": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/Language"
      },
      "description": "The first is the default"
     },
     "header": {
      "type": "string",
      "description": "HTML shown above the application"
     },
     "footer": {
      "type": "string",
      "description": "HTML shown below the application"
     },
     "backgroundImage": {
      "type": "string"
     },
     "backgroundColor": {
      "type": "string"
     },
     "themePalette": {
      "$ref": "#/components/schemas/ThemePalette"
     },
     "themeMood": {
      "type": "string",
      "description": "Name of the type and shape family (extension)"
     },
     "styleTkp": {
      "type": "boolean"
     },
     "flowStandard": {
      "type": "boolean"
     },
     "uniqueHolderSurvey": {
      "type": "boolean"
     },
     "images": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Image"
      }
     },
     "processorConfig": {
      "$ref": "#/components/schemas/ProcessorConfig"
     },
     "contact": {
      "$ref": "#/components/schemas/Contact"
     },
     "timeZone": {
      "type": "string",
      "description": "IANA zone of the organiser (extension)"
     },
     "reservationTime": {
      "type": "integer",
      "minimum": 0,
      "description": "Seconds a hold lasts (extension)"
     },
     "renewals": {
      "type": "integer",
      "minimum": 0,
      "description": "How many times a shopper may ask for more time (extension)"
     },
     "deliveries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DeliveryCategory"
      }
     }
    }
   },
   "Category": {
    "type": "string",
    "enum": [
     "show",
     "sport",
     "music",
     "comedy",
     "festival",
     "art",
     "exhibition"
    ]
   },
   "Display": {
    "type": "string",
    "enum": [
     "ITEMS",
     "DATES",
     "CALENDAR_ONLY",
     "PRICES"
    ]
   },
   "SaleState": {
    "type": "string",
    "enum": [
     "ONSALE",
     "SOLDOUT",
     "WASONSALE",
     "NOTAVAILABLE",
     "CANCELLED",
     "INVISIBLE"
    ]
   },
   "Place": {
    "type": "object",
    "description": "Where an event takes place.",
    "required": [
     "id",
     "name",
     "city",
     "provinceState",
     "country"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "addressLine1": {
      "type": "string"
     },
     "addressLine2": {
      "type": "string"
     },
     "city": {
      "type": "string"
     },
     "provinceState": {
      "type": "string"
     },
     "postalCode": {
      "type": "string"
     },
     "country": {
      "type": "string"
     },
     "latitude": {
      "type": "number"
     },
     "longitude": {
      "type": "number"
     }
    }
   },
   "PageSummary": {
    "type": "object",
    "required": [
     "id",
     "title",
     "category",
     "imageUrlBig",
     "imageUrlSmall",
     "display",
     "saleState",
     "featured"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "subtitle": {
      "type": "string"
     },
     "category": {
      "$ref": "#/components/schemas/Category"
     },
     "imageUrlBig": {
      "type": "string"
     },
     "imageUrlSmall": {
      "type": "string"
     },
     "display": {
      "$ref": "#/components/schemas/Display"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "featured": {
      "type": "boolean"
     },
     "priceFrom": {
      "type": "integer",
      "description": "Cents, service charge included, taxes to follow"
     },
     "firstStart": {
      "type": "string",
      "format": "date-time"
     },
     "lastStart": {
      "type": "string",
      "format": "date-time"
     },
     "eventCount": {
      "type": "integer"
     },
     "place": {
      "$ref": "#/components/schemas/Place"
     },
     "nextEventId": {
      "type": "string",
      "description": "The next event on sale"
     }
    }
   },
   "ItemHour": {
    "type": "object",
    "required": [
     "formattedHour",
     "formattedDatetime",
     "saleState",
     "expositionId",
     "dateOnly"
    ],
    "additionalProperties": false,
    "properties": {
     "formattedHour": {
      "type": "string"
     },
     "formattedDatetime": {
      "type": "string"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "expositionId": {
      "type": "string"
     },
     "dateOnly": {
      "type": "boolean",
      "description": "Hides the hour"
     }
    }
   },
   "CalendarEvent": {
    "type": "object",
    "required": [
     "id",
     "code",
     "showId",
     "title",
     "saleState",
     "itemHours",
     "start",
     "place"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "showId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "imageUrl": {
      "type": "string"
     },
     "note": {
      "type": "string"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "itemHours": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ItemHour"
      }
     },
     "start": {
      "type": "string",
      "format": "date-time",
      "description": "Extension"
     },
     "doors": {
      "type": "string",
      "format": "date-time",
      "description": "Extension"
     },
     "onSaleFrom": {
      "type": "string",
      "format": "date-time",
      "description": "Extension"
     },
     "place": {
      "$ref": "#/components/schemas/Place"
     },
     "priceFrom": {
      "type": "integer",
      "description": "Cents, service charge included, taxes to follow (extension)"
     },
     "placesLeft": {
      "type": "integer",
      "description": "Places left, told only when few are (extension)"
     }
    }
   },
   "Show": {
    "type": "object",
    "required": [
     "id",
     "title",
     "events"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "durationMinutes": {
      "type": "integer"
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CalendarEvent"
      }
     }
    }
   },
   "Page": {
    "type": "object",
    "required": [
     "id",
     "title",
     "category",
     "imageUrlBig",
     "imageUrlSmall",
     "display",
     "saleState",
     "shows",
     "subscriptions",
     "combos",
     "suggestion",
     "itemsDates"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "subtitle": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "HTML"
     },
     "category": {
      "$ref": "#/components/schemas/Category"
     },
     "imageUrlBig": {
      "type": "string"
     },
     "imageUrlSmall": {
      "type": "string"
     },
     "display": {
      "$ref": "#/components/schemas/Display"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "redirectUrl": {
      "type": "string"
     },
     "priceFrom": {
      "type": "integer"
     },
     "shows": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Show"
      }
     },
     "subscriptions": {
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "combos": {
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "suggestion": {
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "itemsDates": {
      "type": "object",
      "required": [
       "items"
      ],
      "additionalProperties": false,
      "properties": {
       "items": {
        "type": "array",
        "items": {
         "type": "object",
         "required": [
          "date",
          "dates"
         ],
         "additionalProperties": false,
         "properties": {
          "date": {
           "type": "string",
           "format": "date"
          },
          "dates": {
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/CalendarEvent"
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "Price": {
    "type": "object",
    "description": "One price type in a price level; amounts in cents.",
    "required": [
     "id",
     "name",
     "priceType",
     "price",
     "serviceCharges",
     "divisor",
     "maxTickets",
     "minTickets"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string",
      "description": "Extension"
     },
     "priceType": {
      "type": "string",
      "description": "Key of the price type, such as adult (extension)"
     },
     "price": {
      "type": "integer"
     },
     "serviceCharges": {
      "type": "integer"
     },
     "divisor": {
      "type": "integer",
      "minimum": 0,
      "description": "Step of plus and minus when above 0"
     },
     "maxTickets": {
      "type": "integer",
      "minimum": 0,
      "description": "0 = unlimited"
     },
     "minTickets": {
      "type": "integer",
      "minimum": 0
     },
     "qty": {
      "type": "integer"
     },
     "seatIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "confirmed": {
      "type": "boolean"
     },
     "total": {
      "type": "integer"
     }
    }
   },
   "PriceLevel": {
    "type": "object",
    "required": [
     "id",
     "name",
     "prices",
     "price_min",
     "price_max",
     "serviceCharge_min",
     "serviceCharge_max",
     "original_price_min",
     "original_price_max",
     "soldout",
     "hasPromo",
     "rs",
     "priceLevelColor",
     "qty",
     "seatsId"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Price"
      }
     },
     "serviceCharge_min": {
      "type": "integer"
     },
     "serviceCharge_max": {
      "type": "integer"
     },
     "price_min": {
      "type": "integer"
     },
     "price_max": {
      "type": "integer"
     },
     "original_price_min": {
      "type": "integer"
     },
     "original_price_max": {
      "type": "integer"
     },
     "soldout": {
      "type": "boolean"
     },
     "hasPromo": {
      "type": "boolean"
     },
     "rs": {
      "type": "boolean",
      "description": "Reserved seating: seats are picked on the map"
     },
     "priceLevelColor": {
      "type": "string"
     },
     "qty": {
      "type": "integer"
     },
     "seatsId": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "sectionId": {
      "type": "string",
      "description": "The general admission section it sells (extension)"
     },
     "placesLeft": {
      "type": "integer",
      "description": "Extension"
     }
    }
   },
   "EventDetail": {
    "type": "object",
    "required": [
     "id",
     "code",
     "pageId",
     "showId",
     "title",
     "pageTitle",
     "start",
     "saleState",
     "place",
     "seatMap",
     "priceLevels",
     "avoidSingle",
     "taxNames",
     "serverTime",
     "timeZone"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "pageId": {
      "type": "string"
     },
     "showId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "pageTitle": {
      "type": "string"
     },
     "imageUrl": {
      "type": "string"
     },
     "start": {
      "type": "string",
      "format": "date-time"
     },
     "doors": {
      "type": "string",
      "format": "date-time"
     },
     "onSaleFrom": {
      "type": "string",
      "format": "date-time"
     },
     "durationMinutes": {
      "type": "integer"
     },
     "note": {
      "type": "string"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "place": {
      "$ref": "#/components/schemas/Place"
     },
     "seatMap": {
      "type": "string",
      "enum": [
       "full",
       "polygons",
       "none"
      ],
      "description": "none: price levels only"
     },
     "priceLevels": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PriceLevel"
      }
     },
     "priceFrom": {
      "type": "integer"
     },
     "placesLeft": {
      "type": "integer"
     },
     "avoidSingle": {
      "type": "boolean"
     },
     "taxNames": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Taxes that will be added"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "timeZone": {
      "type": "string"
     }
    }
   },
   "RowType": {
    "type": "string",
    "enum": [
     "SEAT",
     "TABLE"
    ],
    "description": "TABLE: the last seat neighbours the first"
   },
   "Seat": {
    "type": "object",
    "required": [
     "id",
     "name",
     "order",
     "rowId",
     "rowName",
     "sectionName",
     "levelName",
     "x",
     "y",
     "rotation"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "order": {
      "type": "integer",
      "description": "Place in the row, from 0"
     },
     "rowId": {
      "type": "string"
     },
     "rowName": {
      "type": "string"
     },
     "sectionName": {
      "type": "string"
     },
     "levelName": {
      "type": "string"
     },
     "x": {
      "type": "number"
     },
     "y": {
      "type": "number"
     },
     "rotation": {
      "type": "number",
      "description": "Degrees"
     },
     "accessible": {
      "type": "boolean",
      "description": "Wheelchair place (extension)"
     }
    }
   },
   "Row": {
    "type": "object",
    "required": [
     "id",
     "name",
     "type",
     "seats"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "type": {
      "$ref": "#/components/schemas/RowType"
     },
     "seats": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Seat"
      }
     }
    }
   },
   "Point": {
    "type": "object",
    "required": [
     "x",
     "y"
    ],
    "additionalProperties": false,
    "properties": {
     "x": {
      "type": "number"
     },
     "y": {
      "type": "number"
     }
    }
   },
   "Section": {
    "type": "object",
    "required": [
     "id",
     "name",
     "polygons",
     "numberOfSeats",
     "priceLevels",
     "colors"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "levelName": {
      "type": "string"
     },
     "kind": {
      "type": "string",
      "enum": [
       "seats",
       "general-admission"
      ],
      "description": "Extension"
     },
     "rows": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Row"
      },
      "description": "Absent in polygon mode"
     },
     "polygons": {
      "type": "array",
      "items": {
       "type": "array",
       "items": {
        "$ref": "#/components/schemas/Point"
       }
      }
     },
     "numberOfSeats": {
      "type": "integer"
     },
     "priceLevels": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "colors": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "Level": {
    "type": "object",
    "required": [
     "id",
     "name",
     "sections"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "sections": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Section"
      }
     }
    }
   },
   "MapPriceLevel": {
    "type": "object",
    "required": [
     "id",
     "name",
     "color",
     "prices",
     "min",
     "max"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string",
      "description": "Extension"
     },
     "color": {
      "type": "string"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Price"
      }
     },
     "min": {
      "type": "integer",
      "description": "Cents, service charge included"
     },
     "max": {
      "type": "integer",
      "description": "Cents, service charge included"
     }
    }
   },
   "Decoration": {
    "type": "object",
    "description": "What is drawn but not sold, such as the stage (extension).",
    "required": [
     "shape",
     "position"
    ],
    "additionalProperties": false,
    "properties": {
     "shape": {
      "type": "string",
      "enum": [
       "polygon",
       "circle",
       "ellipse",
       "rectangle",
       "text"
      ]
     },
     "position": {
      "$ref": "#/components/schemas/Point"
     },
     "rotation": {
      "type": "number"
     },
     "color": {
      "type": "string"
     },
     "borderColor": {
      "type": "string"
     },
     "polygon": {
      "type": "object",
      "required": [
       "points"
      ],
      "properties": {
       "points": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/Point"
        }
       }
      }
     },
     "circle": {
      "type": "object",
      "required": [
       "radius"
      ],
      "properties": {
       "radius": {
        "type": "number"
       }
      }
     },
     "ellipse": {
      "type": "object",
      "required": [
       "radius"
      ],
      "properties": {
       "radius": {
        "$ref": "#/components/schemas/Point"
       }
      }
     },
     "rectangle": {
      "type": "object",
      "required": [
       "width",
       "height"
      ],
      "properties": {
       "width": {
        "type": "number"
       },
       "height": {
        "type": "number"
       }
      }
     },
     "text": {
      "type": "object",
      "required": [
       "text"
      ],
      "properties": {
       "text": {
        "type": "string"
       },
       "size": {
        "type": "number"
       },
       "color": {
        "type": "string"
       },
       "position": {
        "$ref": "#/components/schemas/Point"
       }
      }
     }
    }
   },
   "Venue": {
    "type": "object",
    "required": [
     "id",
     "name",
     "levels",
     "priceLevels",
     "avoidSingle",
     "bounds",
     "version"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "levels": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Level"
      }
     },
     "priceLevels": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/MapPriceLevel"
      }
     },
     "imageUrl": {
      "type": "string"
     },
     "scaleImage": {
      "type": "number"
     },
     "seatSizeFactor": {
      "type": "number"
     },
     "avoidSingle": {
      "type": "boolean"
     },
     "facilityId": {
      "type": "string"
     },
     "decorations": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Decoration"
      }
     },
     "bounds": {
      "type": "object",
      "description": "Extension",
      "required": [
       "x",
       "y",
       "width",
       "height"
      ],
      "additionalProperties": false,
      "properties": {
       "x": {
        "type": "number"
       },
       "y": {
        "type": "number"
       },
       "width": {
        "type": "number"
       },
       "height": {
        "type": "number"
       }
      }
     },
     "version": {
      "type": "string",
      "description": "Changes with the geometry (extension)"
     }
    }
   },
   "SeatDetail": {
    "type": "object",
    "required": [
     "seatId",
     "priceLevelId",
     "invisible",
     "sellable"
    ],
    "additionalProperties": false,
    "properties": {
     "seatId": {
      "type": "string"
     },
     "priceLevelId": {
      "type": [
       "string",
       "null"
      ]
     },
     "invisible": {
      "type": "boolean"
     },
     "sellable": {
      "type": "boolean",
      "description": "False for held, sold and blocked seats"
     },
     "note": {
      "type": "string"
     }
    }
   },
   "Availability": {
    "type": "object",
    "required": [
     "eventId",
     "version",
     "serverTime",
     "placesLeft",
     "sections"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "type": "string"
     },
     "version": {
      "type": "string"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "placesLeft": {
      "type": "integer"
     },
     "sections": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "sectionId",
        "version",
        "placesLeft",
        "capacity"
       ],
       "additionalProperties": false,
       "properties": {
        "sectionId": {
         "type": "string"
        },
        "version": {
         "type": "string",
         "description": "Changes when a seat of the section changes"
        },
        "placesLeft": {
         "type": "integer"
        },
        "capacity": {
         "type": "integer"
        }
       }
      }
     }
    }
   },
   "HoldType": {
    "type": "string",
    "enum": [
     "show",
     "subscription",
     "parking",
     "COMBO",
     "BYOC",
     "MEMBER",
     "GIFT_CERTTIFICATES"
    ]
   },
   "HoldPriceLine": {
    "type": "object",
    "required": [
     "id",
     "qty"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Price id"
     },
     "qty": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "seatIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 200
      }
     },
     "promoId": {
      "type": "string"
     },
     "expositionId": {
      "type": "string"
     },
     "parkingId": {
      "type": "string"
     },
     "parkingDate": {
      "type": "string"
     },
     "parkingType": {
      "type": "string"
     },
     "presale": {
      "type": "string"
     },
     "confirmed": {
      "type": "boolean"
     },
     "amount": {
      "type": "integer",
      "description": "Price plus service charges; the server recomputes it"
     },
     "referenceId": {
      "type": "string"
     },
     "comboGroupDetailId": {
      "type": "string"
     },
     "giftCertificatesId": {
      "type": "string"
     },
     "imageUrl": {
      "type": "string"
     },
     "pageUrl": {
      "type": "string",
      "maxLength": 2000
     },
     "venue": {
      "type": "string"
     },
     "date": {
      "type": "string"
     },
     "title": {
      "type": "string"
     }
    }
   },
   "HoldGroup": {
    "type": "object",
    "required": [
     "type",
     "id",
     "prices"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "$ref": "#/components/schemas/HoldType"
     },
     "id": {
      "type": "string",
      "description": "Event id for type show"
     },
     "prices": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/HoldPriceLine"
      }
     },
     "keyserverToken": {
      "type": "string"
     },
     "memberId": {
      "type": "string"
     },
     "comboGroupId": {
      "type": "string"
     },
     "comboId": {
      "type": "string"
     },
     "comboQty": {
      "type": "integer"
     },
     "byocId": {
      "type": "string"
     },
     "pageUrl": {
      "type": "string",
      "maxLength": 2000
     },
     "imageUrl": {
      "type": "string"
     },
     "giftCertificatesId": {
      "type": "string"
     }
    }
   },
   "CartState": {
    "type": "string",
    "enum": [
     "empty",
     "held",
     "paying",
     "paid",
     "expired"
    ]
   },
   "CartElementType": {
    "type": "string",
    "enum": [
     "event",
     "subscription",
     "combo",
     "member",
     "giftcertificate",
     "reservedseating"
    ]
   },
   "CartDetailToken": {
    "type": "object",
    "required": [
     "idCartLine"
    ],
    "additionalProperties": false,
    "properties": {
     "idCartLine": {
      "type": "string"
     },
     "seatId": {
      "type": "string"
     },
     "seat": {
      "type": "string"
     },
     "row": {
      "type": "string"
     },
     "rowType": {
      "$ref": "#/components/schemas/RowType",
      "description": "Whether row names a row or a table (extension)"
     },
     "section": {
      "type": "string"
     },
     "level": {
      "type": "string"
     }
    }
   },
   "CartPrice": {
    "type": "object",
    "description": "One line, amounts in cents for one ticket; total for the line.",
    "required": [
     "id",
     "reservationId",
     "name",
     "priceType",
     "price",
     "serviceCharges",
     "qty",
     "total",
     "eventId",
     "seatIds",
     "confirmed",
     "cartDetailToken",
     "rs",
     "title",
     "abandonedCartActive"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Price id"
     },
     "reservationId": {
      "type": "string",
      "description": "The hold (extension)"
     },
     "name": {
      "type": "string"
     },
     "priceLevel": {
      "type": "string"
     },
     "priceLevelId": {
      "type": "string"
     },
     "priceType": {
      "type": "string"
     },
     "price": {
      "type": "integer"
     },
     "originalPrice": {
      "type": "integer"
     },
     "serviceCharges": {
      "type": "integer"
     },
     "qty": {
      "type": "integer"
     },
     "total": {
      "type": "integer"
     },
     "promoId": {
      "type": "string"
     },
     "parkingId": {
      "type": "string"
     },
     "subscriptionId": {
      "type": "string"
     },
     "byocId": {
      "type": "string"
     },
     "comboId": {
      "type": "string"
     },
     "comboGroupId": {
      "type": "string"
     },
     "memberId": {
      "type": "string"
     },
     "giftCertificatesId": {
      "type": "string"
     },
     "hoursId": {
      "type": "string"
     },
     "eventId": {
      "type": "string"
     },
     "seatIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "confirmed": {
      "type": "boolean"
     },
     "presale": {
      "type": "string"
     },
     "presaleCode": {
      "type": "string"
     },
     "cartDetailToken": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartDetailToken"
      }
     },
     "donation": {
      "type": "boolean"
     },
     "soldout": {
      "type": "boolean"
     },
     "rs": {
      "type": "boolean"
     },
     "imageUrl": {
      "type": "string"
     },
     "pageUrl": {
      "type": "string"
     },
     "visualizeSeatUrl": {
      "type": "string"
     },
     "fullDate": {
      "type": "string"
     },
     "venue": {
      "type": "string"
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "title": {
      "type": "string"
     },
     "abandonedCartActive": {
      "type": "boolean"
     }
    }
   },
   "TaxSummary": {
    "type": "object",
    "description": "Cents. totalBeforeTaxes = subtotal + serviceCharge; totalAfterTaxes adds the three taxes.",
    "required": [
     "subtotal",
     "serviceCharge",
     "tax1",
     "tax2",
     "tax3",
     "descriptionTax1",
     "descriptionTax2",
     "descriptionTax3",
     "totalBeforeTaxes",
     "totalAfterTaxes"
    ],
    "additionalProperties": false,
    "properties": {
     "subtotal": {
      "type": "integer"
     },
     "serviceCharge": {
      "type": "integer"
     },
     "tax1": {
      "type": "integer"
     },
     "tax2": {
      "type": "integer"
     },
     "tax3": {
      "type": "integer"
     },
     "descriptionTax1": {
      "type": "string",
      "description": "Empty when there is no such tax"
     },
     "descriptionTax2": {
      "type": "string"
     },
     "descriptionTax3": {
      "type": "string"
     },
     "totalBeforeTaxes": {
      "type": "integer"
     },
     "totalAfterTaxes": {
      "type": "integer"
     }
    }
   },
   "CartElement": {
    "type": "object",
    "required": [
     "_type",
     "eventId",
     "title",
     "eventStart",
     "location",
     "prices",
     "tax"
    ],
    "additionalProperties": false,
    "properties": {
     "_type": {
      "$ref": "#/components/schemas/CartElementType"
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "imageUrl": {
      "type": "string"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "location": {
      "$ref": "#/components/schemas/Place"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartPrice"
      }
     },
     "events": {
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "parking": {
      "type": "array",
      "items": {
       "type": "object"
      }
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of this element (extension)"
     }
    }
   },
   "Cart": {
    "type": "object",
    "required": [
     "id",
     "state",
     "version",
     "cartElements",
     "tax",
     "totalQty",
     "reservationTime",
     "remainingTime",
     "serverTime",
     "renewalsLeft"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "What support staff ask for (extension)"
     },
     "state": {
      "$ref": "#/components/schemas/CartState"
     },
     "version": {
      "type": "integer",
      "description": "Grows with every change (extension)"
     },
     "cartElements": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartElement"
      }
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary"
     },
     "totalQty": {
      "type": "integer"
     },
     "reservationTime": {
      "type": "integer",
      "description": "Seconds a hold lasts, 0 for an empty cart"
     },
     "remainingTime": {
      "type": "integer",
      "description": "Seconds left; -1 when the holds ran out"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
     },
     "renewalsLeft": {
      "type": "integer"
     }
    }
   },
   "HoldsAnswer": {
    "type": "object",
    "required": [
     "message",
     "cart"
    ],
    "additionalProperties": false,
    "properties": {
     "message": {
      "type": "string"
     },
     "cart": {
      "$ref": "#/components/schemas/Cart"
     },
     "lastResort": {
      "type": "boolean",
      "description": "A pick was allowed only because no better one was left (extension)"
     }
    }
   },
   "ReleaseItem": {
    "type": "object",
    "description": "Names what to give back, by hold (reservationId), by lines of the cart (holds) or by event.",
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "type": "string"
     },
     "subscriptionId": {
      "type": "string"
     },
     "reservationId": {
      "type": "string",
      "description": "A hold's id"
     },
     "clientSubscriptionId": {
      "type": "string"
     },
     "holds": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Line ids (idCartLine)"
     },
     "questionResponse": {
      "type": "string"
     },
     "shipping": {
      "type": "string"
     },
     "qty": {
      "type": "integer"
     },
     "parkingId": {
      "type": "string"
     },
     "parkingDate": {
      "type": "string"
     },
     "presale": {
      "type": "string"
     }
    }
   },
   "PriceLevelHold": {
    "type": "object",
    "required": [
     "priceLevels"
    ],
    "additionalProperties": false,
    "properties": {
     "priceLevels": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "type": "object",
       "required": [
        "id",
        "prices"
       ],
       "additionalProperties": false,
       "properties": {
        "id": {
         "type": "string",
         "description": "Price level id"
        },
        "prices": {
         "type": "array",
         "minItems": 1,
         "maxItems": 20,
         "items": {
          "type": "object",
          "required": [
           "id",
           "qty"
          ],
          "additionalProperties": false,
          "properties": {
           "id": {
            "type": "string",
            "description": "Price id"
           },
           "qty": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "MessageAnswer": {
    "type": "object",
    "required": [
     "message"
    ],
    "additionalProperties": false,
    "properties": {
     "message": {
      "type": "string"
     }
    }
   },
   "PaymentMethods": {
    "type": "object",
    "required": [
     "visa",
     "mastercard",
     "amex",
     "discover",
     "exact",
     "paypal",
     "google_pay",
     "apple_pay",
     "giftcertificate"
    ],
    "additionalProperties": false,
    "properties": {
     "visa": {
      "type": "boolean"
     },
     "mastercard": {
      "type": "boolean"
     },
     "amex": {
      "type": "boolean"
     },
     "discover": {
      "type": "boolean"
     },
     "exact": {
      "type": "boolean"
     },
     "paypal": {
      "type": "boolean"
     },
     "google_pay": {
      "type": "boolean"
     },
     "apple_pay": {
      "type": "boolean"
     },
     "giftcertificate": {
      "type": "boolean"
     }
    }
   },
   "TerritoryMap": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "AB": {
      "type": "boolean"
     },
     "BC": {
      "type": "boolean"
     },
     "HORS_CANADA": {
      "type": "boolean"
     },
     "MB": {
      "type": "boolean"
     },
     "NB": {
      "type": "boolean"
     },
     "NL": {
      "type": "boolean"
     },
     "NS": {
      "type": "boolean"
     },
     "NT": {
      "type": "boolean"
     },
     "NU": {
      "type": "boolean"
     },
     "ON": {
      "type": "boolean"
     },
     "PE": {
      "type": "boolean"
     },
     "QC": {
      "type": "boolean"
     },
     "SK": {
      "type": "boolean"
     },
     "YT": {
      "type": "boolean"
     }
    }
   },
   "ShippingMode": {
    "type": "object",
    "required": [
     "price",
     "code",
     "description",
     "territory"
    ],
    "additionalProperties": false,
    "properties": {
     "price": {
      "type": "integer",
      "description": "Cents"
     },
     "code": {
      "$ref": "#/components/schemas/DeliveryCategory"
     },
     "description": {
      "type": "string"
     },
     "note": {
      "type": "string"
     },
     "territory": {
      "$ref": "#/components/schemas/TerritoryMap"
     },
     "invalidFromCartAmount": {
      "type": "integer",
      "description": "Cents, inclusive"
     },
     "ppdId": {
      "type": "string"
     }
    }
   },
   "Shippings": {
    "type": "object",
    "required": [
     "eventshippingModes"
    ],
    "additionalProperties": false,
    "properties": {
     "eventshippingModes": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "eventId",
        "shippingModeRests"
       ],
       "additionalProperties": false,
       "properties": {
        "eventId": {
         "type": "string"
        },
        "shippingModeRests": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/ShippingMode"
         }
        }
       }
      }
     }
    }
   },
   "SaleStart": {
    "type": "object",
    "required": [
     "saleToken",
     "amount",
     "tax",
     "remainingTime",
     "serverTime"
    ],
    "additionalProperties": false,
    "properties": {
     "saleToken": {
      "type": "string"
     },
     "amount": {
      "type": "integer",
      "description": "Cents to pay (extension)"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary"
     },
     "hash": {
      "type": "string",
      "description": "Names the sale in Global Payments calls (extension)"
     },
     "remainingTime": {
      "type": "integer"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "SaleProgress": {
    "type": "string",
    "enum": [
     "open",
     "paying",
     "paid",
     "released"
    ]
   },
   "Sale": {
    "type": "object",
    "required": [
     "saleToken",
     "state"
    ],
    "additionalProperties": false,
    "properties": {
     "saleToken": {
      "type": "string"
     },
     "saleId": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/SaleProgress"
     }
    }
   },
   "AddressType": {
    "type": "string",
    "enum": [
     "OLD",
     "BILLING",
     "COMPANY"
    ]
   },
   "Address": {
    "type": "object",
    "required": [
     "addressLine1",
     "city",
     "zipCode",
     "country",
     "type"
    ],
    "additionalProperties": false,
    "properties": {
     "addressLine1": {
      "type": "string",
      "maxLength": 200
     },
     "addressLine2": {
      "type": "string",
      "maxLength": 200
     },
     "appartment": {
      "type": "string",
      "maxLength": 40
     },
     "city": {
      "type": "string",
      "maxLength": 100
     },
     "zipCode": {
      "type": "string",
      "maxLength": 12
     },
     "country": {
      "type": "string",
      "maxLength": 2
     },
     "company": {
      "type": "string",
      "maxLength": 200
     },
     "unitType": {
      "type": "string",
      "enum": [
       "APARTMENT",
       "SUITE",
       "UNIT"
      ]
     },
     "type": {
      "$ref": "#/components/schemas/AddressType"
     },
     "province": {
      "type": "string",
      "maxLength": 40
     }
    }
   },
   "Phone": {
    "type": "object",
    "required": [
     "type",
     "number"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "MAISON"
      ]
     },
     "number": {
      "type": "string",
      "maxLength": 40
     }
    }
   },
   "Client": {
    "type": "object",
    "description": "Who buys. A guest gives a name and an email.",
    "required": [
     "firstname",
     "lastname",
     "email"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "firstname": {
      "type": "string",
      "maxLength": 100
     },
     "lastname": {
      "type": "string",
      "maxLength": 100
     },
     "email": {
      "type": "string",
      "maxLength": 254
     },
     "username": {
      "type": "string",
      "maxLength": 254
     },
     "language": {
      "type": "string",
      "enum": [
       "fr",
       "en"
      ]
     },
     "company": {
      "type": "string",
      "maxLength": 200
     },
     "title": {
      "type": "string",
      "maxLength": 100
     },
     "addresses": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "$ref": "#/components/schemas/Address"
      }
     },
     "phones": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "$ref": "#/components/schemas/Phone"
      }
     }
    }
   },
   "CreditCard": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "string",
      "maxLength": 30,
      "writeOnly": true
     },
     "expiry": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "MMYY",
      "writeOnly": true
     },
     "cvd": {
      "type": "string",
      "pattern": "^\\d{3,4}$",
      "writeOnly": true
     },
     "nameOnCard": {
      "type": "string",
      "maxLength": 100
     },
     "tokensPayment": {
      "type": "object",
      "required": [
       "type",
       "token"
      ],
      "additionalProperties": false,
      "properties": {
       "type": {
        "type": "string",
        "enum": [
         "stripe",
         "google_pay",
         "apple_pay"
        ]
       },
       "token": {
        "type": "string",
        "maxLength": 5000
       }
      }
     },
     "stripeToken": {
      "type": "string",
      "maxLength": 200
     },
     "threeDSecureAuthenticationId": {
      "type": "string",
      "maxLength": 200
     }
    }
   },
   "ShippingCart": {
    "type": "object",
    "required": [
     "eventId",
     "code"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "type": "string"
     },
     "code": {
      "$ref": "#/components/schemas/DeliveryCategory"
     },
     "price": {
      "type": "integer"
     }
    }
   },
   "PaymentRequest": {
    "type": "object",
    "required": [
     "client",
     "creditCard",
     "amount",
     "saleToken"
    ],
    "additionalProperties": false,
    "properties": {
     "client": {
      "$ref": "#/components/schemas/Client"
     },
     "creditCard": {
      "$ref": "#/components/schemas/CreditCard"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents, taxes and shipping included; checked against the cart"
     },
     "shippingCarts": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/ShippingCart"
      }
     },
     "saleToken": {
      "type": "string",
      "maxLength": 200
     },
     "accessToken": {
      "type": "string",
      "maxLength": 5000
     }
    }
   },
   "PaymentResponse": {
    "type": "object",
    "required": [
     "saleId",
     "deferred",
     "crId"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string"
     },
     "deferred": {
      "type": "boolean",
      "description": "Accepted while the money is not final"
     },
     "crId": {
      "type": [
       "string",
       "null"
      ],
      "description": "Our payment record"
     }
    }
   },
   "IssuedTicket": {
    "type": "object",
    "required": [
     "sodId",
     "mailCategory",
     "eventId",
     "title",
     "eventStart",
     "priceLevel",
     "priceType",
     "printable"
    ],
    "additionalProperties": false,
    "properties": {
     "sodId": {
      "type": "string"
     },
     "mailCategory": {
      "$ref": "#/components/schemas/DeliveryCategory"
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "priceLevel": {
      "type": "string"
     },
     "priceType": {
      "type": "string"
     },
     "printable": {
      "type": "boolean"
     },
     "seat": {
      "type": "object",
      "required": [
       "level",
       "section",
       "row",
       "seat",
       "dispositionDetailId"
      ],
      "additionalProperties": false,
      "properties": {
       "level": {
        "type": "string"
       },
       "section": {
        "type": "string"
       },
       "row": {
        "type": "string"
       },
       "rowType": {
        "$ref": "#/components/schemas/RowType",
        "description": "Whether row names a row or a table (extension)"
       },
       "seat": {
        "type": "string"
       },
       "dispositionDetailId": {
        "type": "string"
       }
      }
     }
    }
   },
   "Receipt": {
    "type": "object",
    "required": [
     "saleId",
     "date",
     "client",
     "tax",
     "cartElements",
     "shipping",
     "deferred",
     "payment",
     "tickets",
     "organiser"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string"
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "client": {
      "$ref": "#/components/schemas/Client"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary"
     },
     "cartElements": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartElement"
      }
     },
     "shipping": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ShippingCart"
      }
     },
     "deferred": {
      "type": "boolean"
     },
     "payment": {
      "type": "object",
      "required": [
       "amount"
      ],
      "additionalProperties": false,
      "properties": {
       "amount": {
        "type": "integer"
       },
       "brand": {
        "type": "string"
       },
       "lastFour": {
        "type": "string",
        "pattern": "^\\d{4}$"
       },
       "crId": {
        "type": "string"
       }
      }
     },
     "tickets": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/IssuedTicket"
      }
     },
     "organiser": {
      "type": "object",
      "required": [
       "name",
       "taxNumbers"
      ],
      "additionalProperties": false,
      "properties": {
       "name": {
        "type": "string"
       },
       "email": {
        "type": "string"
       },
       "phone": {
        "type": "string"
       },
       "taxNumbers": {
        "type": "array",
        "items": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "CardToAuthenticate": {
    "type": "object",
    "description": "Sent to the processor and forgotten.",
    "required": [
     "number",
     "expiry",
     "nameOnCard"
    ],
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "string",
      "maxLength": 30,
      "writeOnly": true
     },
     "expiry": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "writeOnly": true
     },
     "nameOnCard": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    }
   },
   "PaysafeAuthenticationRequest": {
    "type": "object",
    "required": [
     "saleToken",
     "bin",
     "amount",
     "currency",
     "deviceFingerprintingId",
     "card"
    ],
    "additionalProperties": false,
    "properties": {
     "saleToken": {
      "type": "string",
      "maxLength": 200
     },
     "bin": {
      "type": "string",
      "pattern": "^\\d{6}$"
     },
     "amount": {
      "type": "integer",
      "minimum": 0
     },
     "currency": {
      "type": "string",
      "enum": [
       "CAD",
       "USD",
       "EUR",
       "CZK",
       "GBP"
      ]
     },
     "deviceFingerprintingId": {
      "type": "string",
      "maxLength": 200
     },
     "card": {
      "$ref": "#/components/schemas/CardToAuthenticate"
     }
    }
   },
   "ThreeDSecureResult": {
    "type": "object",
    "description": "frictionless and notEnrolled: pay now; challenge: show it first; failed: another card.",
    "required": [
     "status",
     "authenticationId"
    ],
    "additionalProperties": false,
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "frictionless",
       "challenge",
       "notEnrolled",
       "failed"
      ]
     },
     "authenticationId": {
      "type": [
       "string",
       "null"
      ]
     },
     "challenge": {
      "type": "object",
      "required": [
       "payload"
      ],
      "additionalProperties": false,
      "properties": {
       "url": {
        "type": "string",
        "description": "The issuer's page, for Global Payments"
       },
       "payload": {
        "type": "string",
        "description": "For the processor's browser library, or the creq"
       }
      }
     }
    }
   },
   "EnrolmentRequest": {
    "type": "object",
    "required": [
     "amount",
     "card"
    ],
    "additionalProperties": false,
    "properties": {
     "amount": {
      "type": "integer",
      "minimum": 0
     },
     "card": {
      "$ref": "#/components/schemas/CardToAuthenticate"
     }
    }
   },
   "EnrolmentResult": {
    "type": "object",
    "required": [
     "status",
     "authenticationId"
    ],
    "additionalProperties": false,
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "enrolled",
       "notEnrolled"
      ]
     },
     "authenticationId": {
      "type": [
       "string",
       "null"
      ]
     },
     "method": {
      "type": "object",
      "required": [
       "url",
       "data"
      ],
      "additionalProperties": false,
      "properties": {
       "url": {
        "type": "string"
       },
       "data": {
        "type": "string"
       }
      }
     }
    }
   },
   "MethodNotification": {
    "type": "object",
    "required": [
     "threeDSMethodData"
    ],
    "properties": {
     "threeDSMethodData": {
      "type": "string",
      "maxLength": 5000
     }
    }
   },
   "ChallengeNotification": {
    "type": "object",
    "required": [
     "cres"
    ],
    "properties": {
     "cres": {
      "type": "string",
      "maxLength": 20000
     },
     "threeDSSessionData": {
      "type": "string",
      "maxLength": 2000
     }
    }
   },
   "BrowserData": {
    "type": "object",
    "required": [
     "colorDepth",
     "language",
     "screenHeight",
     "screenWidth",
     "timezoneOffset",
     "userAgent"
    ],
    "additionalProperties": false,
    "properties": {
     "colorDepth": {
      "type": "integer"
     },
     "javaEnabled": {
      "type": "boolean"
     },
     "javascriptEnabled": {
      "type": "boolean"
     },
     "language": {
      "type": "string",
      "maxLength": 20
     },
     "screenHeight": {
      "type": "integer"
     },
     "screenWidth": {
      "type": "integer"
     },
     "timezoneOffset": {
      "type": "integer",
      "description": "Minutes, as JavaScript gives it"
     },
     "userAgent": {
      "type": "string",
      "maxLength": 500
     }
    }
   },
   "InitiateAuthenticationRequest": {
    "type": "object",
    "required": [
     "hash",
     "authenticationId",
     "amount",
     "methodCompletion",
     "browser",
     "card"
    ],
    "additionalProperties": false,
    "properties": {
     "hash": {
      "type": "string",
      "maxLength": 200
     },
     "authenticationId": {
      "type": "string",
      "maxLength": 200
     },
     "amount": {
      "type": "integer",
      "minimum": 0
     },
     "methodCompletion": {
      "type": "string",
      "enum": [
       "YES",
       "NO",
       "UNAVAILABLE"
      ]
     },
     "browser": {
      "$ref": "#/components/schemas/BrowserData"
     },
     "card": {
      "$ref": "#/components/schemas/CardToAuthenticate"
     }
    }
   },
   "AccessToken": {
    "type": "object",
    "required": [
     "accessToken",
     "expiresIn"
    ],
    "additionalProperties": false,
    "properties": {
     "accessToken": {
      "type": "string"
     },
     "expiresIn": {
      "type": "integer",
      "description": "Seconds"
     }
    }
   },
   "Session": {
    "type": "object",
    "required": [
     "sessionToken",
     "expiration",
     "serverTime"
    ],
    "additionalProperties": false,
    "properties": {
     "sessionToken": {
      "type": "string"
     },
     "expiration": {
      "type": "string",
      "format": "date-time"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "Credentials": {
    "type": "object",
    "required": [
     "username",
     "password"
    ],
    "additionalProperties": false,
    "properties": {
     "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 180,
      "writeOnly": true
     },
     "oauthType": {
      "type": "string",
      "maxLength": 40
     }
    }
   },
   "RefreshToken": {
    "type": "object",
    "required": [
     "refreshToken",
     "userId",
     "expiration",
     "oauthType"
    ],
    "additionalProperties": false,
    "properties": {
     "refreshToken": {
      "type": "string"
     },
     "userId": {
      "type": "string"
     },
     "expiration": {
      "type": "string",
      "format": "date-time"
     },
     "oauthType": {
      "type": "string"
     }
    }
   },
   "CartSummary": {
    "type": "object",
    "required": [
     "id",
     "state",
     "createdAt",
     "changedAt",
     "totalQty",
     "total",
     "remainingTime",
     "titles"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/CartState"
     },
     "createdAt": {
      "type": "string",
      "format": "date-time"
     },
     "changedAt": {
      "type": "string",
      "format": "date-time"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
     },
     "remainingTime": {
      "type": "integer"
     },
     "totalQty": {
      "type": "integer"
     },
     "total": {
      "type": "integer",
      "description": "Cents, taxes included"
     },
     "titles": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "client": {
      "type": "string"
     },
     "saleId": {
      "type": "string"
     }
    }
   },
   "CartList": {
    "type": "object",
    "required": [
     "serverTime",
     "carts"
    ],
    "additionalProperties": false,
    "properties": {
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "carts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartSummary"
      }
     }
    }
   },
   "SupportHold": {
    "type": "object",
    "required": [
     "id",
     "cartId",
     "eventId",
     "title",
     "eventStart",
     "priceLevel",
     "priceType",
     "qty",
     "seats",
     "createdAt",
     "expiresAt",
     "remainingTime",
     "state"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "cartId": {
      "type": "string"
     },
     "state": {
      "type": "string",
      "enum": [
       "live",
       "paying",
       "lapsed",
       "released",
       "sold"
      ]
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "priceLevel": {
      "type": "string"
     },
     "priceType": {
      "type": "string"
     },
     "qty": {
      "type": "integer"
     },
     "seats": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartDetailToken"
      }
     },
     "createdAt": {
      "type": "string",
      "format": "date-time"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
     },
     "remainingTime": {
      "type": "integer"
     }
    }
   },
   "JournalEntry": {
    "type": "object",
    "required": [
     "at",
     "command",
     "outcome",
     "explanation"
    ],
    "additionalProperties": false,
    "properties": {
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "command": {
      "type": "string"
     },
     "outcome": {
      "type": "string",
      "description": "done or the problem's code"
     },
     "actor": {
      "type": "string",
      "description": "shopper, staff member or system"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     },
     "data": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "PaymentAttempt": {
    "type": "object",
    "required": [
     "at",
     "state",
     "processor",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "state": {
      "type": "string",
      "enum": [
       "created",
       "authenticating",
       "authorising",
       "authorised",
       "declined",
       "unknown",
       "captured",
       "voided",
       "refunded"
      ]
     },
     "processor": {
      "$ref": "#/components/schemas/Processor"
     },
     "amount": {
      "type": "integer"
     },
     "brand": {
      "type": "string"
     },
     "lastFour": {
      "type": "string"
     },
     "code": {
      "type": "string"
     }
    }
   },
   "CartReport": {
    "type": "object",
    "required": [
     "cart",
     "summary",
     "holds",
     "journal",
     "attempts"
    ],
    "additionalProperties": false,
    "properties": {
     "summary": {
      "$ref": "#/components/schemas/CartSummary"
     },
     "cart": {
      "$ref": "#/components/schemas/Cart"
     },
     "holds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SupportHold"
      }
     },
     "journal": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/JournalEntry"
      }
     },
     "attempts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PaymentAttempt"
      }
     },
     "sale": {
      "$ref": "#/components/schemas/Sale"
     }
    }
   },
   "HoldList": {
    "type": "object",
    "required": [
     "serverTime",
     "holds"
    ],
    "additionalProperties": false,
    "properties": {
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "holds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SupportHold"
      }
     }
    }
   },
   "ReleaseReason": {
    "type": "object",
    "required": [
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "reason": {
      "type": "string",
      "minLength": 3,
      "maxLength": 500
     }
    }
   },
   "Health": {
    "type": "object",
    "required": [
     "status"
    ],
    "additionalProperties": false,
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "ok"
      ]
     },
     "version": {
      "type": "string"
     }
    }
   }
  },
  "responses": {
   "problem": {
    "description": "A failure from the operation's closed list",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   }
  },
  "examples": {
   "getWebsiteConfig": {
    "value": {
     "accountId": "belvedere",
     "accountCode": "BELV",
     "subdomain": "belvedere",
     "name": "Théâtre Belvédère",
     "cart": true,
     "clientAccount": "NO",
     "languages": [
      "fr",
      "en"
     ],
     "themePalette": {
      "accent": "#7a1f3d",
      "surface": "#fbf7f2",
      "ink": "#231a1d"
     },
     "themeMood": "belvedere",
     "images": [
      {
       "imageSize": "SMALL",
       "url": "/assets/belvedere/images/favicon.svg"
      }
     ],
     "processorConfig": {
      "type": "PAYSAFE",
      "threeDSecure": true,
      "threeDSecureToken": "cHVibGlj",
      "accountId": "1001",
      "environment": "TEST"
     },
     "contact": {
      "email": "billetterie@belvedere.example"
     },
     "timeZone": "America/Toronto",
     "reservationTime": 900,
     "renewals": 3,
     "styleTkp": false,
     "flowStandard": false,
     "uniqueHolderSurvey": false,
     "deliveries": [
      "E_TICKETS",
      "WILLCALL"
     ]
    }
   },
   "listPages": {
    "value": [
     {
      "id": "belvedere.le-cid",
      "title": "Le Cid",
      "category": "show",
      "imageUrlBig": "/assets/belvedere/images/le-cid.svg",
      "imageUrlSmall": "/assets/belvedere/images/le-cid.svg",
      "display": "ITEMS",
      "saleState": "ONSALE",
      "featured": true,
      "priceFrom": 4450,
      "firstStart": "2026-12-05T19:30:00-05:00",
      "lastStart": "2026-12-05T19:30:00-05:00",
      "eventCount": 1,
      "place": {
       "id": "belvedere.salle",
       "name": "Théâtre Belvédère",
       "addressLine1": "1, rue du Belvédère",
       "city": "Québec",
       "provinceState": "QC",
       "postalCode": "G1R 2B5",
       "country": "CA"
      },
      "nextEventId": "belvedere.le-cid-2026-12-05"
     }
    ]
   },
   "getPage": {
    "value": {
     "id": "belvedere.le-cid",
     "title": "Le Cid",
     "description": "<p>Une épopée d’honneur et d’amour.</p>",
     "category": "show",
     "imageUrlBig": "/assets/belvedere/images/le-cid.svg",
     "imageUrlSmall": "/assets/belvedere/images/le-cid.svg",
     "display": "ITEMS",
     "saleState": "ONSALE",
     "priceFrom": 4450,
     "shows": [
      {
       "id": "belvedere.le-cid.le-cid",
       "title": "Le Cid",
       "durationMinutes": 140,
       "events": [
        {
         "id": "belvedere.le-cid-2026-12-05",
         "code": "le-cid-2026-12-05",
         "showId": "belvedere.le-cid.le-cid",
         "title": "Le Cid",
         "saleState": "ONSALE",
         "itemHours": [
          {
           "formattedHour": "19 h 30",
           "formattedDatetime": "samedi 5 décembre 2026, 19 h 30",
           "saleState": "ONSALE",
           "expositionId": "belvedere.le-cid-2026-12-05",
           "dateOnly": false
          }
         ],
         "start": "2026-12-05T19:30:00-05:00",
         "place": {
          "id": "belvedere.salle",
          "name": "Théâtre Belvédère",
          "addressLine1": "1, rue du Belvédère",
          "city": "Québec",
          "provinceState": "QC",
          "postalCode": "G1R 2B5",
          "country": "CA"
         },
         "priceFrom": 4450
        }
       ]
      }
     ],
     "subscriptions": [],
     "combos": [],
     "suggestion": [],
     "itemsDates": {
      "items": [
       {
        "date": "2026-12-05",
        "dates": [
         {
          "id": "belvedere.le-cid-2026-12-05",
          "code": "le-cid-2026-12-05",
          "showId": "belvedere.le-cid.le-cid",
          "title": "Le Cid",
          "saleState": "ONSALE",
          "itemHours": [
           {
            "formattedHour": "19 h 30",
            "formattedDatetime": "samedi 5 décembre 2026, 19 h 30",
            "saleState": "ONSALE",
            "expositionId": "belvedere.le-cid-2026-12-05",
            "dateOnly": false
           }
          ],
          "start": "2026-12-05T19:30:00-05:00",
          "place": {
           "id": "belvedere.salle",
           "name": "Théâtre Belvédère",
           "addressLine1": "1, rue du Belvédère",
           "city": "Québec",
           "provinceState": "QC",
           "postalCode": "G1R 2B5",
           "country": "CA"
          },
          "priceFrom": 4450
         }
        ]
       }
      ]
     }
    }
   },
   "getEvent": {
    "value": {
     "id": "belvedere.le-cid-2026-12-05",
     "code": "le-cid-2026-12-05",
     "pageId": "belvedere.le-cid",
     "showId": "belvedere.le-cid.le-cid",
     "title": "Le Cid",
     "pageTitle": "Le Cid",
     "start": "2026-12-05T19:30:00-05:00",
     "saleState": "ONSALE",
     "place": {
      "id": "belvedere.salle",
      "name": "Théâtre Belvédère",
      "addressLine1": "1, rue du Belvédère",
      "city": "Québec",
      "provinceState": "QC",
      "postalCode": "G1R 2B5",
      "country": "CA"
     },
     "seatMap": "full",
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "name": "Parterre A",
       "prices": [
        {
         "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
         "name": "Adulte",
         "priceType": "adulte",
         "price": 6500,
         "serviceCharges": 450,
         "divisor": 1,
         "maxTickets": 8,
         "minTickets": 0
        }
       ],
       "serviceCharge_min": 450,
       "serviceCharge_max": 450,
       "price_min": 6500,
       "price_max": 6500,
       "original_price_min": 6500,
       "original_price_max": 6500,
       "soldout": false,
       "hasPromo": false,
       "rs": true,
       "priceLevelColor": "#0072b2",
       "qty": 0,
       "seatsId": [],
       "placesLeft": 212
      }
     ],
     "priceFrom": 6950,
     "placesLeft": 212,
     "avoidSingle": true,
     "taxNames": [
      "TPS",
      "TVQ"
     ],
     "serverTime": "2026-11-21T10:00:00-05:00",
     "timeZone": "America/Toronto"
    }
   },
   "getEventSeatMap": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "levels": [
      {
       "id": "belvedere.salle.l1",
       "name": "Parterre",
       "sections": [
        {
         "id": "belvedere.salle.1",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "rows": [
          {
           "id": "belvedere.salle.1.3",
           "name": "C",
           "type": "SEAT",
           "seats": [
            {
             "id": "s1",
             "name": "12",
             "order": 11,
             "rowId": "belvedere.salle.1.3",
             "rowName": "C",
             "sectionName": "Parterre",
             "levelName": "Parterre",
             "x": 120.5,
             "y": 80,
             "rotation": 4.2
            }
           ]
          }
         ],
         "polygons": [
          [
           {
            "x": 0,
            "y": 0
           },
           {
            "x": 200,
            "y": 0
           },
           {
            "x": 200,
            "y": 120
           }
          ]
         ],
         "numberOfSeats": 1,
         "priceLevels": [
          "belvedere.salle.parterre-a"
         ],
         "colors": [
          "#0072b2"
         ]
        }
       ]
      }
     ],
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "name": "Parterre A",
       "color": "#0072b2",
       "prices": [
        {
         "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
         "name": "Adulte",
         "priceType": "adulte",
         "price": 6500,
         "serviceCharges": 450,
         "divisor": 1,
         "maxTickets": 8,
         "minTickets": 0
        }
       ],
       "min": 6950,
       "max": 6950
      }
     ],
     "avoidSingle": true,
     "bounds": {
      "x": 0,
      "y": 0,
      "width": 600,
      "height": 500
     },
     "version": "3f1c",
     "decorations": [
      {
       "shape": "rectangle",
       "position": {
        "x": 200,
        "y": 0
       },
       "color": "#444444",
       "rectangle": {
        "width": 200,
        "height": 40
       }
      }
     ]
    }
   },
   "getEventPolygons": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "levels": [
      {
       "id": "belvedere.salle.l1",
       "name": "Parterre",
       "sections": [
        {
         "id": "belvedere.salle.1",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "polygons": [
          [
           {
            "x": 0,
            "y": 0
           },
           {
            "x": 200,
            "y": 0
           },
           {
            "x": 200,
            "y": 120
           }
          ]
         ],
         "numberOfSeats": 1,
         "priceLevels": [
          "belvedere.salle.parterre-a"
         ],
         "colors": [
          "#0072b2"
         ]
        }
       ]
      }
     ],
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "name": "Parterre A",
       "color": "#0072b2",
       "prices": [
        {
         "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
         "name": "Adulte",
         "priceType": "adulte",
         "price": 6500,
         "serviceCharges": 450,
         "divisor": 1,
         "maxTickets": 8,
         "minTickets": 0
        }
       ],
       "min": 6950,
       "max": 6950
      }
     ],
     "avoidSingle": true,
     "bounds": {
      "x": 0,
      "y": 0,
      "width": 600,
      "height": 500
     },
     "version": "3f1c",
     "decorations": [
      {
       "shape": "rectangle",
       "position": {
        "x": 200,
        "y": 0
       },
       "color": "#444444",
       "rectangle": {
        "width": 200,
        "height": 40
       }
      }
     ]
    }
   },
   "getSectionDetails": {
    "value": [
     {
      "seatId": "s1",
      "priceLevelId": "belvedere.salle.parterre-a",
      "invisible": false,
      "sellable": true
     }
    ]
   },
   "getAvailability": {
    "value": {
     "eventId": "belvedere.le-cid-2026-12-05",
     "version": "41",
     "serverTime": "2026-11-21T10:00:00-05:00",
     "placesLeft": 212,
     "sections": [
      {
       "sectionId": "belvedere.salle.1",
       "version": "12",
       "placesLeft": 212,
       "capacity": 240
      }
     ]
    }
   },
   "getSection": {
    "value": {
     "id": "belvedere.salle.1",
     "name": "Parterre",
     "levelName": "Parterre",
     "kind": "seats",
     "rows": [
      {
       "id": "belvedere.salle.1.3",
       "name": "C",
       "type": "SEAT",
       "seats": [
        {
         "id": "s1",
         "name": "12",
         "order": 11,
         "rowId": "belvedere.salle.1.3",
         "rowName": "C",
         "sectionName": "Parterre",
         "levelName": "Parterre",
         "x": 120.5,
         "y": 80,
         "rotation": 4.2
        }
       ]
      }
     ],
     "polygons": [
      [
       {
        "x": 0,
        "y": 0
       },
       {
        "x": 200,
        "y": 0
       },
       {
        "x": 200,
        "y": 120
       }
      ]
     ],
     "numberOfSeats": 1,
     "priceLevels": [
      "belvedere.salle.parterre-a"
     ],
     "colors": [
      "#0072b2"
     ]
    }
   },
   "getSectionInMode": {
    "value": {
     "id": "belvedere.salle.1",
     "name": "Parterre",
     "levelName": "Parterre",
     "kind": "seats",
     "polygons": [
      [
       {
        "x": 0,
        "y": 0
       },
       {
        "x": 200,
        "y": 0
       },
       {
        "x": 200,
        "y": 120
       }
      ]
     ],
     "numberOfSeats": 1,
     "priceLevels": [
      "belvedere.salle.parterre-a"
     ],
     "colors": [
      "#0072b2"
     ]
    }
   },
   "getSubscriptionSeatMap": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "levels": [
      {
       "id": "belvedere.salle.l1",
       "name": "Parterre",
       "sections": [
        {
         "id": "belvedere.salle.1",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "rows": [
          {
           "id": "belvedere.salle.1.3",
           "name": "C",
           "type": "SEAT",
           "seats": [
            {
             "id": "s1",
             "name": "12",
             "order": 11,
             "rowId": "belvedere.salle.1.3",
             "rowName": "C",
             "sectionName": "Parterre",
             "levelName": "Parterre",
             "x": 120.5,
             "y": 80,
             "rotation": 4.2
            }
           ]
          }
         ],
         "polygons": [
          [
           {
            "x": 0,
            "y": 0
           },
           {
            "x": 200,
            "y": 0
           },
           {
            "x": 200,
            "y": 120
           }
          ]
         ],
         "numberOfSeats": 1,
         "priceLevels": [
          "belvedere.salle.parterre-a"
         ],
         "colors": [
          "#0072b2"
         ]
        }
       ]
      }
     ],
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "name": "Parterre A",
       "color": "#0072b2",
       "prices": [
        {
         "id": "belvedere.saison-2027.parterre-a.adulte",
         "name": "Adulte",
         "priceType": "adulte",
         "price": 24000,
         "serviceCharges": 900,
         "divisor": 1,
         "maxTickets": 8,
         "minTickets": 0
        }
       ],
       "min": 24900,
       "max": 24900
      }
     ],
     "avoidSingle": true,
     "bounds": {
      "x": 0,
      "y": 0,
      "width": 600,
      "height": 500
     },
     "version": "3f1c",
     "decorations": [
      {
       "shape": "rectangle",
       "position": {
        "x": 200,
        "y": 0
       },
       "color": "#444444",
       "rectangle": {
        "width": 200,
        "height": 40
       }
      }
     ]
    }
   },
   "getSubscriptionPolygons": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "levels": [
      {
       "id": "belvedere.salle.l1",
       "name": "Parterre",
       "sections": [
        {
         "id": "belvedere.salle.1",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "polygons": [
          [
           {
            "x": 0,
            "y": 0
           },
           {
            "x": 200,
            "y": 0
           },
           {
            "x": 200,
            "y": 120
           }
          ]
         ],
         "numberOfSeats": 1,
         "priceLevels": [
          "belvedere.salle.parterre-a"
         ],
         "colors": [
          "#0072b2"
         ]
        }
       ]
      }
     ],
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "name": "Parterre A",
       "color": "#0072b2",
       "prices": [
        {
         "id": "belvedere.saison-2027.parterre-a.adulte",
         "name": "Adulte",
         "priceType": "adulte",
         "price": 24000,
         "serviceCharges": 900,
         "divisor": 1,
         "maxTickets": 8,
         "minTickets": 0
        }
       ],
       "min": 24900,
       "max": 24900
      }
     ],
     "avoidSingle": true,
     "bounds": {
      "x": 0,
      "y": 0,
      "width": 600,
      "height": 500
     },
     "version": "3f1c",
     "decorations": [
      {
       "shape": "rectangle",
       "position": {
        "x": 200,
        "y": 0
       },
       "color": "#444444",
       "rectangle": {
        "width": 200,
        "height": 40
       }
      }
     ]
    }
   },
   "getSubscriptionSectionDetails": {
    "value": [
     {
      "seatId": "s1",
      "priceLevelId": "belvedere.salle.parterre-a",
      "invisible": false,
      "sellable": true
     }
    ]
   },
   "getVenueSeatMap": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "levels": [
      {
       "id": "belvedere.salle.l1",
       "name": "Parterre",
       "sections": [
        {
         "id": "belvedere.salle.1",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "rows": [
          {
           "id": "belvedere.salle.1.3",
           "name": "C",
           "type": "SEAT",
           "seats": [
            {
             "id": "s1",
             "name": "12",
             "order": 11,
             "rowId": "belvedere.salle.1.3",
             "rowName": "C",
             "sectionName": "Parterre",
             "levelName": "Parterre",
             "x": 120.5,
             "y": 80,
             "rotation": 4.2
            }
           ]
          }
         ],
         "polygons": [
          [
           {
            "x": 0,
            "y": 0
           },
           {
            "x": 200,
            "y": 0
           },
           {
            "x": 200,
            "y": 120
           }
          ]
         ],
         "numberOfSeats": 1,
         "priceLevels": [],
         "colors": []
        }
       ]
      }
     ],
     "priceLevels": [],
     "avoidSingle": true,
     "bounds": {
      "x": 0,
      "y": 0,
      "width": 600,
      "height": 500
     },
     "version": "3f1c",
     "decorations": [
      {
       "shape": "rectangle",
       "position": {
        "x": 200,
        "y": 0
       },
       "color": "#444444",
       "rectangle": {
        "width": 200,
        "height": 40
       }
      }
     ]
    }
   },
   "getVenuePolygons": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "levels": [
      {
       "id": "belvedere.salle.l1",
       "name": "Parterre",
       "sections": [
        {
         "id": "belvedere.salle.1",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "polygons": [
          [
           {
            "x": 0,
            "y": 0
           },
           {
            "x": 200,
            "y": 0
           },
           {
            "x": 200,
            "y": 120
           }
          ]
         ],
         "numberOfSeats": 1,
         "priceLevels": [],
         "colors": []
        }
       ]
      }
     ],
     "priceLevels": [],
     "avoidSingle": true,
     "bounds": {
      "x": 0,
      "y": 0,
      "width": 600,
      "height": 500
     },
     "version": "3f1c",
     "decorations": [
      {
       "shape": "rectangle",
       "position": {
        "x": 200,
        "y": 0
       },
       "color": "#444444",
       "rectangle": {
        "width": 200,
        "height": 40
       }
      }
     ]
    }
   },
   "createHoldsRequest": {
    "value": [
     {
      "type": "show",
      "id": "belvedere.le-cid-2026-12-05",
      "prices": [
       {
        "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
        "qty": 2,
        "seatIds": [
         "s1",
         "s2"
        ],
        "amount": 6950,
        "confirmed": true
       }
      ]
     }
    ]
   },
   "createHolds": {
    "value": {
     "message": "holds.added",
     "cart": {
      "id": "cart-1",
      "state": "held",
      "version": 3,
      "cartElements": [
       {
        "_type": "event",
        "eventId": "belvedere.le-cid-2026-12-05",
        "title": "Le Cid",
        "eventStart": "2026-12-05T19:30:00-05:00",
        "location": {
         "id": "belvedere.salle",
         "name": "Théâtre Belvédère",
         "addressLine1": "1, rue du Belvédère",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1R 2B5",
         "country": "CA"
        },
        "prices": [
         {
          "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 6500,
          "serviceCharges": 450,
          "qty": 2,
          "total": 13900,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s1",
           "s2"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c1",
            "seatId": "s1",
            "seat": "12",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           },
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false,
          "pageUrl": "/fr/pages/belvedere.le-cid"
         }
        ],
        "tax": {
         "subtotal": 13000,
         "serviceCharge": 900,
         "tax1": 695,
         "tax2": 1387,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 13900,
         "totalAfterTaxes": 15982
        }
       }
      ],
      "tax": {
       "subtotal": 13000,
       "serviceCharge": 900,
       "tax1": 695,
       "tax2": 1387,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 13900,
       "totalAfterTaxes": 15982
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 840,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:15:00-05:00",
      "renewalsLeft": 3
     }
    }
   },
   "releaseHoldsRequest": {
    "value": [
     {
      "eventId": "belvedere.le-cid-2026-12-05",
      "reservationId": "hold-1"
     }
    ]
   },
   "releaseHolds": {
    "value": {
     "message": "success.successDeleteCart",
     "cart": {
      "id": "cart-1",
      "state": "held",
      "version": 3,
      "cartElements": [
       {
        "_type": "event",
        "eventId": "belvedere.le-cid-2026-12-05",
        "title": "Le Cid",
        "eventStart": "2026-12-05T19:30:00-05:00",
        "location": {
         "id": "belvedere.salle",
         "name": "Théâtre Belvédère",
         "addressLine1": "1, rue du Belvédère",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1R 2B5",
         "country": "CA"
        },
        "prices": [
         {
          "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 6500,
          "serviceCharges": 450,
          "qty": 2,
          "total": 13900,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s1",
           "s2"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c1",
            "seatId": "s1",
            "seat": "12",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           },
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false,
          "pageUrl": "/fr/pages/belvedere.le-cid"
         }
        ],
        "tax": {
         "subtotal": 13000,
         "serviceCharge": 900,
         "tax1": 695,
         "tax2": 1387,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 13900,
         "totalAfterTaxes": 15982
        }
       }
      ],
      "tax": {
       "subtotal": 13000,
       "serviceCharge": 900,
       "tax1": 695,
       "tax2": 1387,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 13900,
       "totalAfterTaxes": 15982
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 840,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:15:00-05:00",
      "renewalsLeft": 3
     }
    }
   },
   "extendHolds": {
    "value": {
     "message": "holds.extended",
     "cart": {
      "id": "cart-1",
      "state": "held",
      "version": 3,
      "cartElements": [
       {
        "_type": "event",
        "eventId": "belvedere.le-cid-2026-12-05",
        "title": "Le Cid",
        "eventStart": "2026-12-05T19:30:00-05:00",
        "location": {
         "id": "belvedere.salle",
         "name": "Théâtre Belvédère",
         "addressLine1": "1, rue du Belvédère",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1R 2B5",
         "country": "CA"
        },
        "prices": [
         {
          "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 6500,
          "serviceCharges": 450,
          "qty": 2,
          "total": 13900,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s1",
           "s2"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c1",
            "seatId": "s1",
            "seat": "12",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           },
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false,
          "pageUrl": "/fr/pages/belvedere.le-cid"
         }
        ],
        "tax": {
         "subtotal": 13000,
         "serviceCharge": 900,
         "tax1": 695,
         "tax2": 1387,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 13900,
         "totalAfterTaxes": 15982
        }
       }
      ],
      "tax": {
       "subtotal": 13000,
       "serviceCharge": 900,
       "tax1": 695,
       "tax2": 1387,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 13900,
       "totalAfterTaxes": 15982
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 840,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:15:00-05:00",
      "renewalsLeft": 3
     }
    }
   },
   "holdByPriceLevelRequest": {
    "value": {
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "prices": [
        {
         "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
         "qty": 2
        }
       ]
      }
     ]
    }
   },
   "holdByPriceLevel": {
    "value": {
     "message": "holds.added",
     "cart": {
      "id": "cart-1",
      "state": "held",
      "version": 3,
      "cartElements": [
       {
        "_type": "event",
        "eventId": "belvedere.le-cid-2026-12-05",
        "title": "Le Cid",
        "eventStart": "2026-12-05T19:30:00-05:00",
        "location": {
         "id": "belvedere.salle",
         "name": "Théâtre Belvédère",
         "addressLine1": "1, rue du Belvédère",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1R 2B5",
         "country": "CA"
        },
        "prices": [
         {
          "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 6500,
          "serviceCharges": 450,
          "qty": 2,
          "total": 13900,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s1",
           "s2"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c1",
            "seatId": "s1",
            "seat": "12",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           },
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false,
          "pageUrl": "/fr/pages/belvedere.le-cid"
         }
        ],
        "tax": {
         "subtotal": 13000,
         "serviceCharge": 900,
         "tax1": 695,
         "tax2": 1387,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 13900,
         "totalAfterTaxes": 15982
        }
       }
      ],
      "tax": {
       "subtotal": 13000,
       "serviceCharge": 900,
       "tax1": 695,
       "tax2": 1387,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 13900,
       "totalAfterTaxes": 15982
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 840,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:15:00-05:00",
      "renewalsLeft": 3
     }
    }
   },
   "getCart": {
    "value": {
     "id": "cart-1",
     "state": "held",
     "version": 3,
     "cartElements": [
      {
       "_type": "event",
       "eventId": "belvedere.le-cid-2026-12-05",
       "title": "Le Cid",
       "eventStart": "2026-12-05T19:30:00-05:00",
       "location": {
        "id": "belvedere.salle",
        "name": "Théâtre Belvédère",
        "addressLine1": "1, rue du Belvédère",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1R 2B5",
        "country": "CA"
       },
       "prices": [
        {
         "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
         "reservationId": "hold-1",
         "name": "Adulte",
         "priceLevel": "Parterre A",
         "priceLevelId": "belvedere.salle.parterre-a",
         "priceType": "adulte",
         "price": 6500,
         "serviceCharges": 450,
         "qty": 2,
         "total": 13900,
         "eventId": "belvedere.le-cid-2026-12-05",
         "seatIds": [
          "s1",
          "s2"
         ],
         "confirmed": true,
         "cartDetailToken": [
          {
           "idCartLine": "c1",
           "seatId": "s1",
           "seat": "12",
           "row": "C",
           "rowType": "SEAT",
           "section": "Parterre",
           "level": "Parterre"
          },
          {
           "idCartLine": "c2",
           "seatId": "s2",
           "seat": "13",
           "row": "C",
           "rowType": "SEAT",
           "section": "Parterre",
           "level": "Parterre"
          }
         ],
         "rs": true,
         "title": "Le Cid",
         "abandonedCartActive": false,
         "pageUrl": "/fr/pages/belvedere.le-cid"
        }
       ],
       "tax": {
        "subtotal": 13000,
        "serviceCharge": 900,
        "tax1": 695,
        "tax2": 1387,
        "tax3": 0,
        "descriptionTax1": "TPS",
        "descriptionTax2": "TVQ",
        "descriptionTax3": "",
        "totalBeforeTaxes": 13900,
        "totalAfterTaxes": 15982
       }
      }
     ],
     "tax": {
      "subtotal": 13000,
      "serviceCharge": 900,
      "tax1": 695,
      "tax2": 1387,
      "tax3": 0,
      "descriptionTax1": "TPS",
      "descriptionTax2": "TVQ",
      "descriptionTax3": "",
      "totalBeforeTaxes": 13900,
      "totalAfterTaxes": 15982
     },
     "totalQty": 2,
     "reservationTime": 900,
     "remainingTime": 840,
     "serverTime": "2026-11-21T10:00:00-05:00",
     "expiresAt": "2026-11-21T10:15:00-05:00",
     "renewalsLeft": 3
    }
   },
   "deleteCart": {
    "value": {
     "message": "success.successDeleteCart"
    }
   },
   "deleteUnconfirmed": {
    "value": {
     "message": "success.successDeleteCart"
    }
   },
   "getPaymentMethods": {
    "value": {
     "visa": true,
     "mastercard": true,
     "amex": true,
     "discover": false,
     "exact": false,
     "paypal": false,
     "google_pay": false,
     "apple_pay": false,
     "giftcertificate": false
    }
   },
   "getEventPriceTaxes": {
    "value": {
     "subtotal": 13000,
     "serviceCharge": 900,
     "tax1": 695,
     "tax2": 1387,
     "tax3": 0,
     "descriptionTax1": "TPS",
     "descriptionTax2": "TVQ",
     "descriptionTax3": "",
     "totalBeforeTaxes": 13900,
     "totalAfterTaxes": 15982
    }
   },
   "getShippings": {
    "value": {
     "eventshippingModes": [
      {
       "eventId": "belvedere.le-cid-2026-12-05",
       "shippingModeRests": [
        {
         "price": 0,
         "code": "E_TICKETS",
         "description": "Billets électroniques",
         "territory": {
          "QC": true,
          "ON": true
         }
        }
       ]
      }
     ]
    }
   },
   "createSale": {
    "value": {
     "saleToken": "sale-token-1",
     "amount": 15982,
     "tax": {
      "subtotal": 13000,
      "serviceCharge": 900,
      "tax1": 695,
      "tax2": 1387,
      "tax3": 0,
      "descriptionTax1": "TPS",
      "descriptionTax2": "TVQ",
      "descriptionTax3": "",
      "totalBeforeTaxes": 13900,
      "totalAfterTaxes": 15982
     },
     "hash": "8f3a",
     "remainingTime": 840,
     "serverTime": "2026-11-21T10:00:00-05:00"
    }
   },
   "getSale": {
    "value": {
     "saleToken": "sale-token-1",
     "saleId": "10001",
     "state": "paid"
    }
   },
   "checkoutCreditCardRequest": {
    "value": {
     "client": {
      "firstname": "Camille",
      "lastname": "Tremblay",
      "email": "camille@exemple.ca",
      "language": "fr",
      "phones": [
       {
        "type": "MAISON",
        "number": "4185551234"
       }
      ],
      "addresses": [
       {
        "addressLine1": "12, rue Saint-Jean",
        "city": "Québec",
        "zipCode": "G1R 1P5",
        "country": "CA",
        "type": "BILLING",
        "province": "QC"
       }
      ]
     },
     "creditCard": {
      "number": "4000000000001091",
      "expiry": "0929",
      "cvd": "123",
      "nameOnCard": "Camille Tremblay",
      "threeDSecureAuthenticationId": "auth-1"
     },
     "amount": 15982,
     "saleToken": "sale-token-1",
     "shippingCarts": [
      {
       "eventId": "belvedere.le-cid-2026-12-05",
       "code": "E_TICKETS"
      }
     ]
    }
   },
   "checkoutCreditCard": {
    "value": {
     "saleId": "10001",
     "deferred": false,
     "crId": "pay-1"
    }
   },
   "getInvoiceConfirmation": {
    "value": {
     "saleId": "10001",
     "date": "2026-11-21T10:00:00-05:00",
     "client": {
      "firstname": "Camille",
      "lastname": "Tremblay",
      "email": "camille@exemple.ca",
      "language": "fr",
      "phones": [
       {
        "type": "MAISON",
        "number": "4185551234"
       }
      ],
      "addresses": [
       {
        "addressLine1": "12, rue Saint-Jean",
        "city": "Québec",
        "zipCode": "G1R 1P5",
        "country": "CA",
        "type": "BILLING",
        "province": "QC"
       }
      ]
     },
     "tax": {
      "subtotal": 13000,
      "serviceCharge": 900,
      "tax1": 695,
      "tax2": 1387,
      "tax3": 0,
      "descriptionTax1": "TPS",
      "descriptionTax2": "TVQ",
      "descriptionTax3": "",
      "totalBeforeTaxes": 13900,
      "totalAfterTaxes": 15982
     },
     "cartElements": [
      {
       "_type": "event",
       "eventId": "belvedere.le-cid-2026-12-05",
       "title": "Le Cid",
       "eventStart": "2026-12-05T19:30:00-05:00",
       "location": {
        "id": "belvedere.salle",
        "name": "Théâtre Belvédère",
        "addressLine1": "1, rue du Belvédère",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1R 2B5",
        "country": "CA"
       },
       "prices": [
        {
         "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
         "reservationId": "hold-1",
         "name": "Adulte",
         "priceLevel": "Parterre A",
         "priceLevelId": "belvedere.salle.parterre-a",
         "priceType": "adulte",
         "price": 6500,
         "serviceCharges": 450,
         "qty": 2,
         "total": 13900,
         "eventId": "belvedere.le-cid-2026-12-05",
         "seatIds": [
          "s1",
          "s2"
         ],
         "confirmed": true,
         "cartDetailToken": [
          {
           "idCartLine": "c1",
           "seatId": "s1",
           "seat": "12",
           "row": "C",
           "rowType": "SEAT",
           "section": "Parterre",
           "level": "Parterre"
          },
          {
           "idCartLine": "c2",
           "seatId": "s2",
           "seat": "13",
           "row": "C",
           "rowType": "SEAT",
           "section": "Parterre",
           "level": "Parterre"
          }
         ],
         "rs": true,
         "title": "Le Cid",
         "abandonedCartActive": false,
         "pageUrl": "/fr/pages/belvedere.le-cid"
        }
       ],
       "tax": {
        "subtotal": 13000,
        "serviceCharge": 900,
        "tax1": 695,
        "tax2": 1387,
        "tax3": 0,
        "descriptionTax1": "TPS",
        "descriptionTax2": "TVQ",
        "descriptionTax3": "",
        "totalBeforeTaxes": 13900,
        "totalAfterTaxes": 15982
       }
      }
     ],
     "shipping": [
      {
       "eventId": "belvedere.le-cid-2026-12-05",
       "code": "E_TICKETS",
       "price": 0
      }
     ],
     "deferred": false,
     "payment": {
      "amount": 15982,
      "brand": "visa",
      "lastFour": "1091",
      "crId": "pay-1"
     },
     "tickets": [
      {
       "sodId": "t1",
       "mailCategory": "E_TICKETS",
       "eventId": "belvedere.le-cid-2026-12-05",
       "title": "Le Cid",
       "eventStart": "2026-12-05T19:30:00-05:00",
       "priceLevel": "Parterre A",
       "priceType": "Adulte",
       "printable": true,
       "seat": {
        "level": "Parterre",
        "section": "Parterre",
        "row": "C",
        "rowType": "SEAT",
        "seat": "12",
        "dispositionDetailId": "s1"
       }
      }
     ],
     "organiser": {
      "name": "Théâtre Belvédère",
      "email": "billetterie@belvedere.example",
      "taxNumbers": [
       "TPS 123456789 RT0001"
      ]
     }
    }
   },
   "authenticateWithPaysafeRequest": {
    "value": {
     "saleToken": "sale-token-1",
     "bin": "400000",
     "amount": 15982,
     "currency": "CAD",
     "deviceFingerprintingId": "device-1",
     "card": {
      "number": "4000000000001091",
      "expiry": "0929",
      "nameOnCard": "Camille Tremblay"
     }
    }
   },
   "authenticateWithPaysafe": {
    "value": {
     "status": "challenge",
     "authenticationId": "auth-1",
     "challenge": {
      "payload": "eyJpZCI6ImF1dGgtMSJ9"
     }
    }
   },
   "checkGlobalPaymentsEnrolmentRequest": {
    "value": {
     "amount": 15982,
     "card": {
      "number": "4000000000001091",
      "expiry": "0929",
      "nameOnCard": "Camille Tremblay"
     }
    }
   },
   "checkGlobalPaymentsEnrolment": {
    "value": {
     "status": "enrolled",
     "authenticationId": "AUT_1",
     "method": {
      "url": "https://issuer.example/method",
      "data": "eyJ0aHJlZURTIn0"
     }
    }
   },
   "initiateGlobalPaymentsAuthenticationRequest": {
    "value": {
     "hash": "8f3a",
     "authenticationId": "AUT_1",
     "amount": 15982,
     "methodCompletion": "YES",
     "browser": {
      "colorDepth": 24,
      "javaEnabled": false,
      "javascriptEnabled": true,
      "language": "fr-CA",
      "screenHeight": 844,
      "screenWidth": 390,
      "timezoneOffset": 300,
      "userAgent": "Mozilla/5.0"
     },
     "card": {
      "number": "4000000000001091",
      "expiry": "0929",
      "nameOnCard": "Camille Tremblay"
     }
    }
   },
   "initiateGlobalPaymentsAuthentication": {
    "value": {
     "status": "challenge",
     "authenticationId": "AUT_1",
     "challenge": {
      "url": "https://issuer.example/challenge",
      "payload": "eyJhY3NUcmFuc0lEIn0"
     }
    }
   },
   "getGlobalPaymentsAccessToken": {
    "value": {
     "accessToken": "token-1",
     "expiresIn": 600
    }
   },
   "receiveStripeEventRequest": {
    "value": {
     "id": "evt_1",
     "type": "payment_intent.succeeded"
    }
   },
   "receiveStripeEvent": {
    "value": {
     "received": true
    }
   },
   "createSession": {
    "value": {
     "sessionToken": "b1e8f7c2d94a4fd6a4e3",
     "expiration": "2026-11-22T10:00:00-05:00",
     "serverTime": "2026-11-21T10:00:00-05:00"
    }
   },
   "logInRequest": {
    "value": {
     "username": "soutien@belvedere.example",
     "password": "correct horse battery"
    }
   },
   "logIn": {
    "value": {
     "refreshToken": "9c1b2f7e",
     "userId": "belvedere.soutien",
     "expiration": "2026-12-21T10:00:00-05:00",
     "oauthType": "password"
    }
   },
   "createRefreshTokenRequest": {
    "value": {
     "username": "soutien@belvedere.example",
     "password": "correct horse battery"
    }
   },
   "createRefreshToken": {
    "value": {
     "refreshToken": "9c1b2f7e",
     "userId": "belvedere.soutien",
     "expiration": "2026-12-21T10:00:00-05:00",
     "oauthType": "password"
    }
   },
   "getRefreshToken": {
    "value": {
     "refreshToken": "9c1b2f7e",
     "userId": "belvedere.soutien",
     "expiration": "2026-12-21T10:00:00-05:00",
     "oauthType": "password"
    }
   },
   "authorizeRefreshToken": {
    "value": {
     "sessionToken": "b1e8f7c2d94a4fd6a4e3",
     "expiration": "2026-11-22T10:00:00-05:00",
     "serverTime": "2026-11-21T10:00:00-05:00"
    }
   },
   "listSupportCarts": {
    "value": {
     "serverTime": "2026-11-21T10:00:00-05:00",
     "carts": [
      {
       "id": "cart-1",
       "state": "held",
       "createdAt": "2026-11-21T10:00:00-05:00",
       "changedAt": "2026-11-21T10:00:00-05:00",
       "expiresAt": "2026-11-21T10:15:00-05:00",
       "remainingTime": 840,
       "totalQty": 2,
       "total": 15982,
       "titles": [
        "Le Cid"
       ]
      }
     ]
    }
   },
   "getSupportCart": {
    "value": {
     "cart": {
      "id": "cart-1",
      "state": "held",
      "version": 3,
      "cartElements": [
       {
        "_type": "event",
        "eventId": "belvedere.le-cid-2026-12-05",
        "title": "Le Cid",
        "eventStart": "2026-12-05T19:30:00-05:00",
        "location": {
         "id": "belvedere.salle",
         "name": "Théâtre Belvédère",
         "addressLine1": "1, rue du Belvédère",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1R 2B5",
         "country": "CA"
        },
        "prices": [
         {
          "id": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 6500,
          "serviceCharges": 450,
          "qty": 2,
          "total": 13900,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s1",
           "s2"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c1",
            "seatId": "s1",
            "seat": "12",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           },
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "rowType": "SEAT",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false,
          "pageUrl": "/fr/pages/belvedere.le-cid"
         }
        ],
        "tax": {
         "subtotal": 13000,
         "serviceCharge": 900,
         "tax1": 695,
         "tax2": 1387,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 13900,
         "totalAfterTaxes": 15982
        }
       }
      ],
      "tax": {
       "subtotal": 13000,
       "serviceCharge": 900,
       "tax1": 695,
       "tax2": 1387,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 13900,
       "totalAfterTaxes": 15982
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 840,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:15:00-05:00",
      "renewalsLeft": 3
     },
     "summary": {
      "id": "cart-1",
      "state": "held",
      "createdAt": "2026-11-21T10:00:00-05:00",
      "changedAt": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:15:00-05:00",
      "remainingTime": 840,
      "totalQty": 2,
      "total": 15982,
      "titles": [
       "Le Cid"
      ]
     },
     "holds": [
      {
       "id": "hold-1",
       "cartId": "cart-1",
       "eventId": "belvedere.le-cid-2026-12-05",
       "title": "Le Cid",
       "eventStart": "2026-12-05T19:30:00-05:00",
       "priceLevel": "Parterre A",
       "priceType": "Adulte",
       "qty": 2,
       "seats": [
        {
         "idCartLine": "c1",
         "seatId": "s1",
         "seat": "12",
         "row": "C",
         "rowType": "SEAT",
         "section": "Parterre",
         "level": "Parterre"
        },
        {
         "idCartLine": "c2",
         "seatId": "s2",
         "seat": "13",
         "row": "C",
         "rowType": "SEAT",
         "section": "Parterre",
         "level": "Parterre"
        }
       ],
       "createdAt": "2026-11-21T10:00:00-05:00",
       "expiresAt": "2026-11-21T10:15:00-05:00",
       "remainingTime": 840,
       "state": "live"
      }
     ],
     "journal": [
      {
       "at": "2026-11-21T10:00:00-05:00",
       "command": "holds.create",
       "outcome": "done",
       "actor": "shopper",
       "explanation": "Held 2 seats for Le Cid",
       "data": {
        "qty": 2
       }
      }
     ],
     "attempts": []
    }
   },
   "listSupportHolds": {
    "value": {
     "serverTime": "2026-11-21T10:00:00-05:00",
     "holds": [
      {
       "id": "hold-1",
       "cartId": "cart-1",
       "eventId": "belvedere.le-cid-2026-12-05",
       "title": "Le Cid",
       "eventStart": "2026-12-05T19:30:00-05:00",
       "priceLevel": "Parterre A",
       "priceType": "Adulte",
       "qty": 2,
       "seats": [
        {
         "idCartLine": "c1",
         "seatId": "s1",
         "seat": "12",
         "row": "C",
         "rowType": "SEAT",
         "section": "Parterre",
         "level": "Parterre"
        },
        {
         "idCartLine": "c2",
         "seatId": "s2",
         "seat": "13",
         "row": "C",
         "rowType": "SEAT",
         "section": "Parterre",
         "level": "Parterre"
        }
       ],
       "createdAt": "2026-11-21T10:00:00-05:00",
       "expiresAt": "2026-11-21T10:15:00-05:00",
       "remainingTime": 840,
       "state": "live"
      }
     ]
    }
   },
   "getSupportHold": {
    "value": {
     "id": "hold-1",
     "cartId": "cart-1",
     "eventId": "belvedere.le-cid-2026-12-05",
     "title": "Le Cid",
     "eventStart": "2026-12-05T19:30:00-05:00",
     "priceLevel": "Parterre A",
     "priceType": "Adulte",
     "qty": 2,
     "seats": [
      {
       "idCartLine": "c1",
       "seatId": "s1",
       "seat": "12",
       "row": "C",
       "rowType": "SEAT",
       "section": "Parterre",
       "level": "Parterre"
      },
      {
       "idCartLine": "c2",
       "seatId": "s2",
       "seat": "13",
       "row": "C",
       "rowType": "SEAT",
       "section": "Parterre",
       "level": "Parterre"
      }
     ],
     "createdAt": "2026-11-21T10:00:00-05:00",
     "expiresAt": "2026-11-21T10:15:00-05:00",
     "remainingTime": 840,
     "state": "live"
    }
   },
   "releaseSupportHoldRequest": {
    "value": {
     "reason": "Asked by phone"
    }
   },
   "releaseSupportHold": {
    "value": {
     "message": "success.successDeleteCart"
    }
   },
   "getHealth": {
    "value": {
     "status": "ok",
     "version": "0.1.0"
    }
   },
   "getReadiness": {
    "value": {
     "status": "ok",
     "version": "0.1.0"
    }
   }
  }
 },
 "x-problems-common": [
  "request-invalid",
  "website-unknown",
  "rate-limited",
  "service-unavailable",
  "unexpected"
 ]
}
