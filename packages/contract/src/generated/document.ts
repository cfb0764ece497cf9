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
  "description": "Ticket sales for Canadian venues, in French and English. Amounts are integer cents; dates are ISO 8601 with an\noffset; ids are opaque strings. Texts are in the language of the `language` parameter.\n\nEvery operation lists its failures under `x-problems`; `x-problems-common` adds those any operation can answer,\nand a security scheme adds its own. The catalogue of problems is `problems.yaml`. What never reaches an operation\nfails with `route-unknown`, `request-timeout`, `expectation-failed` or `headers-too-large`.\n`overloaded` is answered before any work is begun: whatever the method, the same request may be sent again after\n`Retry-After`.\n`x-permissions` has the id of each permission that an operation asks of staff under `x-permission`, and of the\nothers that a list of permissions may name.\nOperations marked `x-origin: extension` stand beside the original specification.\n"
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
   "name": "combos",
   "description": "Prices of combos that shoppers build themselves"
  },
  {
   "name": "stays",
   "description": "Places to stay near an event"
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
   "name": "parking",
   "description": "Parking on offer with events"
  },
  {
   "name": "queue",
   "description": "Waiting for a sale in demand, and the keys it gives"
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
   "name": "promotions",
   "description": "What promotional codes do and who may buy in a presale"
  },
  {
   "name": "gift-certificates",
   "description": "What gift certificates are worth"
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
   "name": "payment-methods",
   "description": "Ways to pay that need a step of their own: Interac, PayPal and Apple Pay"
  },
  {
   "name": "passkeys",
   "description": "Passkeys that clients sign in with beside their password"
  },
  {
   "name": "sign-ins",
   "description": "Where a client is signed in"
  },
  {
   "name": "personal-data",
   "description": "What is held about a client: a copy of it, and its end"
  },
  {
   "name": "kept-cards",
   "description": "Cards that the processor keeps for clients who come back"
  },
  {
   "name": "renewals",
   "description": "Season tickets renewed by a link"
  },
  {
   "name": "clients",
   "description": "Shoppers with an account: sign-up, login, profile and password"
  },
  {
   "name": "invoices",
   "description": "What a client paid before"
  },
  {
   "name": "flex-passes",
   "description": "Passes whose tickets are exchanged for films"
  },
  {
   "name": "newsletters",
   "description": "What a client wants to hear of"
  },
  {
   "name": "verifications",
   "description": "Advice on an email, a phone, an address and a caller"
  },
  {
   "name": "outlets",
   "description": "Where tickets are sold in person"
  },
  {
   "name": "static-pages",
   "description": "What an organiser writes beside its programme"
  },
  {
   "name": "banners",
   "description": "What the home page puts forward"
  },
  {
   "name": "tracking",
   "description": "What analytics are told"
  },
  {
   "name": "accounts",
   "description": "Organisers, their staff users and their producers"
  },
  {
   "name": "logs",
   "description": "What a client's own log sends"
  },
  {
   "name": "support",
   "description": "What support staff see and may do"
  },
  {
   "name": "venues",
   "description": "Venues for whoever draws them: their plans, and a plan saved"
  },
  {
   "name": "scans",
   "description": "Tickets at the door: scanning, the scan log, and checking without a network"
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
      "$ref": "#/components/schemas/ProvinceName"
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
     "description": "First day, from its beginning or from a local time, such as 2026-12-05T19:00",
     "schema": {
      "$ref": "#/components/schemas/LocalMoment"
     }
    },
    {
     "name": "endDate",
     "in": "query",
     "required": false,
     "description": "Last day, to its end or to a local time",
     "schema": {
      "$ref": "#/components/schemas/LocalMoment"
     }
    },
    {
     "name": "q",
     "in": "query",
     "required": false,
     "description": "Words in the title or the venue, accents ignored",
     "schema": {
      "$ref": "#/components/schemas/SearchText"
     }
    }
   ],
   "get": {
    "operationId": "listPages",
    "tags": [
     "catalogue"
    ],
    "summary": "List the pages of the site",
    "description": "The documents leave the filters open: these, all optional.",
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
     "page-unknown",
     "queue-key-needed"
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
  "/v1/pages/{id}/wtf": {
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
    "operationId": "getGroupedPage",
    "tags": [
     "catalogue"
    ],
    "summary": "Read one page as the wtf section groups it",
    "description": "The documents name no difference: it is the same page, its events grouped by show (`shows`) and not by day, so `itemsDates` has no item.",
    "x-cache": 60000,
    "x-problems": [
     "page-unknown",
     "queue-key-needed"
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
          "$ref": "#/components/examples/getGroupedPage"
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
  "/v1/pages/{pageId}/byoc/{byocId}/events/price": {
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
     "name": "pageId",
     "in": "path",
     "required": true,
     "description": "Page that offers the combo",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "byocId",
     "in": "path",
     "required": true,
     "description": "The build-your-own combo",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "listByocEventPrices",
    "tags": [
     "combos"
    ],
    "summary": "Prices of chosen events in a build-your-own combo",
    "description": "The documents name no answer: it is the prices of each event, in the order asked.",
    "x-problems": [
     "page-unknown",
     "combo-unknown",
     "event-outside-combo"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ByocEvents"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/listByocEventPricesRequest"
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/ByocEventPrices"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listByocEventPrices"
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
  "/v1/pages/{pageId}/byoc/{byocId}/prices": {
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
     "name": "pageId",
     "in": "path",
     "required": true,
     "description": "Page that offers the combo",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "byocId",
     "in": "path",
     "required": true,
     "description": "The build-your-own combo",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "listByocPrices",
    "tags": [
     "combos"
    ],
    "summary": "Prices of a build-your-own combo as a whole",
    "description": "The documents name neither body nor answer: events and a quantity are asked for, groups of prices come back.",
    "x-problems": [
     "page-unknown",
     "combo-unknown",
     "event-outside-combo",
     "invalid-quantity"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ByocChoice"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/listByocPricesRequest"
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/ByocPriceGroup"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listByocPrices"
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
     "event-unknown",
     "queue-key-needed"
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
  "/v1/events/{id}/calendar": {
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
     "name": "order",
     "in": "query",
     "required": false,
     "description": "Signed name of an order with tickets for it, as their calendarUrl has it",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "get": {
    "operationId": "getEventCalendar",
    "tags": [
     "catalogue"
    ],
    "summary": "One event as a file for a calendar",
    "description": "An iCalendar file (RFC 5545) with what everybody may know of the event, and with the places and the number of the order that is named; it opens without a session, in a tab or from a mail. A day of several hours is one entry, from the start of the first to the end of the last.",
    "x-origin": "extension",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown",
     "ticket-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "An iCalendar file with one event",
      "content": {
       "text/calendar": {
        "schema": {
         "type": "string",
         "contentMediaType": "text/calendar"
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
  "/v1/subscriptions/{id}": {
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
    "operationId": "getSubscription",
    "tags": [
     "catalogue"
    ],
    "summary": "Read one subscription with its events and its price levels",
    "x-origin": "extension",
    "x-cache": 60000,
    "x-problems": [
     "subscription-unknown",
     "queue-key-needed"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SubscriptionDetail"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSubscription"
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
    "description": "Kept by clients as long as the whole map; the documents name no time for it.",
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
      "$ref": "#/components/schemas/Id"
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
  "/v1/seatmap/event/{id}/availability/live": {
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
    "operationId": "streamAvailability",
    "tags": [
     "seating"
    ],
    "summary": "Places left per section, told as they change",
    "description": "Server-sent events. The event `availability` tells all sections. It comes first, unless the caller names the version that is true now, and again whenever everything may be different. Each event `change` tells what changed since the event before. Comments keep the connection alive. A server with as many streams as it can have refuses another one with `service-unavailable`, and too many of one network with `rate-limited`; poll the availability then.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-unknown"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/knownVersion"
     },
     {
      "$ref": "#/components/parameters/lastEventId"
     }
    ],
    "responses": {
     "200": {
      "description": "Events until either side ends the stream",
      "x-events": {
       "availability": "Availability",
       "change": "ChangedSections"
      },
      "content": {
       "text/event-stream": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/streamAvailability"
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
    "description": "The documents name no default mode: it is full.",
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getSubscriptionSectionDetails",
    "tags": [
     "seating"
    ],
    "summary": "What each seat of a section costs in a subscription and whether it can be chosen",
    "description": "A seat is sellable only when it is free at every event of the subscription; `freeAt` says of the others where they are free, so that clients judge neighbours at each event as the server does.",
    "x-cache": 600000,
    "x-problems": [
     "subscription-unknown",
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
  "/v1/seatmap/subscription/{id}/availability": {
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
    "operationId": "getSubscriptionAvailability",
    "tags": [
     "seating"
    ],
    "summary": "Places left per section at every event of a subscription, small enough to be polled",
    "description": "As an event's; a place is left when it is free at every event of the subscription.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "subscription-unknown"
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
          "$ref": "#/components/examples/getSubscriptionAvailability"
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
  "/v1/seatmap/subscription/{id}/availability/live": {
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
    "operationId": "streamSubscriptionAvailability",
    "tags": [
     "seating"
    ],
    "summary": "Places left per section at every event of a subscription, told as they change",
    "description": "As an event's; a place is left when it is free at every event of the subscription.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "subscription-unknown"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/knownVersion"
     },
     {
      "$ref": "#/components/parameters/lastEventId"
     }
    ],
    "responses": {
     "200": {
      "description": "Events until either side ends the stream",
      "x-events": {
       "availability": "Availability",
       "change": "ChangedSections"
      },
      "content": {
       "text/event-stream": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/streamSubscriptionAvailability"
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
     "no-seat-map"
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
     "no-seat-map"
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
  "/v1/seatmap/venues/{id}/section/{sectionId}/details": {
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getVenueSectionDetails",
    "tags": [
     "seating"
    ],
    "summary": "Which price level each seat of a venue's section belongs to, and what is noted of it",
    "description": "As an event's details; apart from an event every seat is one that could be sold. For staff with the permission admin (28).",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "venue-unknown",
     "section-unknown"
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/SeatDetail"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getVenueSectionDetails"
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
    "description": "All or nothing, in one transaction. A refused request changes nothing, the countdown included. Only the fields of the group's type are needed; fields the contract does not know are refused. The seats of a group are one party and are judged together; groups are judged one after the other, each as if those before it were held already.",
    "x-problems": [
     "event-unknown",
     "hour-needed",
     "event-not-on-sale",
     "seats-taken",
     "seats-in-cart",
     "seat-not-for-sale",
     "seats-unknown",
     "seats-not-together",
     "mixed-price-levels",
     "strands-seat",
     "price-unknown",
     "price-sold-out",
     "quantity-mismatch",
     "invalid-quantity",
     "not-enough-places",
     "not-enough-together",
     "cart-being-paid",
     "cart-expired",
     "queue-key-needed",
     "subscription-unknown",
     "membership-unknown",
     "parking-unknown",
     "item-unknown",
     "combo-unknown",
     "combo-incomplete",
     "combo-overfull",
     "combo-repeats",
     "event-outside-combo",
     "ticket-counts-differ",
     "amount-not-offered",
     "promotion-unknown",
     "promotion-used-up",
     "promotion-not-yet",
     "promotion-over",
     "promotion-not-for-event",
     "promotion-not-for-price",
     "promotion-limit",
     "promotion-members-only",
     "presale-unknown",
     "presale-used-up",
     "presale-needed"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
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
    "description": "Only holds of the own session; unknown ones are ignored. Lines that would leave a seat alone beside others of the cart, or fewer tickets of a price than it is sold by, are given back together with those or not at all: refused, the problem names all the lines to send. The whole cart may always be given back.",
    "x-problems": [
     "release-not-whole",
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
    },
    {
     "$ref": "#/components/parameters/reservationToken"
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
     "no-extension-left",
     "cart-unknown",
     "cart-link-expired",
     "cart-link-look-only",
     "cart-paid"
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
  "/v1/holds/actions/answer": {
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
    "operationId": "answerHolds",
    "tags": [
     "holds"
    ],
    "summary": "What the holders of tickets answer to the site's question",
    "description": "The documents give `questionResponse` to the items of a cart and no operation that takes it for tickets. Each ticket has one answer, which another replaces and an empty one takes back. It goes into the sale.",
    "x-origin": "extension",
    "x-problems": [
     "hold-unknown",
     "holders-not-asked",
     "cart-expired",
     "cart-being-paid"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
         "$ref": "#/components/schemas/TicketAnswer"
        }
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/answerHoldsRequest"
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
      "$ref": "#/components/schemas/PromoCode"
     }
    }
   ],
   "post": {
    "operationId": "holdByPriceLevel",
    "tags": [
     "holds"
    ],
    "summary": "Hold the best available seats or places of price levels",
    "description": "The documents leave purpose and answer open: it holds the best places left on the event, with the promotion of the query, and answers as POST v1/holds.",
    "x-problems": [
     "event-unknown",
     "event-not-on-sale",
     "price-unknown",
     "price-sold-out",
     "invalid-quantity",
     "not-enough-places",
     "not-enough-together",
     "cart-being-paid",
     "cart-expired",
     "promotion-unknown",
     "promotion-used-up",
     "promotion-not-yet",
     "promotion-over",
     "promotion-not-for-event",
     "promotion-not-for-price",
     "promotion-limit",
     "promotion-members-only",
     "presale-unknown",
     "presale-used-up",
     "presale-needed",
     "queue-key-needed"
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
  "/v1/holds-pricelevel-subscription/{id}": {
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
      "$ref": "#/components/schemas/PromoCode"
     }
    }
   ],
   "post": {
    "operationId": "holdSubscriptionByPriceLevel",
    "tags": [
     "holds"
    ],
    "summary": "Hold the best available places of a subscription's price levels",
    "description": "The documents name no body: it is that of an event's hold by price level. The same places are held at every event of the subscription.",
    "x-problems": [
     "subscription-unknown",
     "event-not-on-sale",
     "price-unknown",
     "price-sold-out",
     "invalid-quantity",
     "not-enough-places",
     "not-enough-together",
     "cart-being-paid",
     "cart-expired",
     "promotion-unknown",
     "promotion-used-up",
     "promotion-not-yet",
     "promotion-over",
     "promotion-not-for-event",
     "promotion-not-for-price",
     "promotion-limit",
     "promotion-members-only",
     "presale-unknown",
     "presale-used-up",
     "presale-needed",
     "queue-key-needed"
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
         "$ref": "#/components/examples/holdSubscriptionByPriceLevelRequest"
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
          "$ref": "#/components/examples/holdSubscriptionByPriceLevel"
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
  "/v1/holds-pricelevel/split": {
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
    "operationId": "splitPriceLine",
    "tags": [
     "holds"
    ],
    "summary": "Give the tickets of one cart line several prices",
    "description": "The documents name no body: it is the line, with others of its price level where they change together, and the parts, whose quantities add up to those of the lines. The tickets keep their places; the limits of each price are those over the whole cart. All or nothing.",
    "x-problems": [
     "hold-unknown",
     "type-not-changed",
     "price-unknown",
     "price-sold-out",
     "quantity-mismatch",
     "invalid-quantity",
     "event-not-on-sale",
     "cart-being-paid",
     "cart-expired"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PriceSplit"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/splitPriceLineRequest"
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
          "$ref": "#/components/examples/splitPriceLine"
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
  "/v1/cart": {
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
     "in": "query",
     "required": true,
     "description": "Token of the link (reservationToken)",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    },
    {
     "name": "presale",
     "in": "query",
     "required": false,
     "description": "Presale code that the link came with. The lines keep the codes they were held with, whatever it says.",
     "schema": {
      "$ref": "#/components/schemas/PromoCode"
     }
    }
   ],
   "get": {
    "operationId": "getCartByToken",
    "tags": [
     "carts"
    ],
    "summary": "Cart that a link names",
    "description": "The documents name no answer: it is the cart, with what its link is good for. Reading changes nothing: the cart stays with the session that filled it, and the caller's own cart stays what it is. A link to pay names the cart again at each call of the checkout (`reservationToken`), which makes the sale the caller's.",
    "x-cache": 0,
    "x-problems": [
     "cart-unknown",
     "cart-expired",
     "cart-link-expired",
     "cart-paid"
    ],
    "x-permission": "admin",
    "security": [
     {
      "session": []
     },
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
         "$ref": "#/components/schemas/Cart"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getCartByToken"
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
  "/v1/cart/self/link": {
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
    "operationId": "linkOwnCart",
    "tags": [
     "carts"
    ],
    "summary": "A link to the session's own cart",
    "description": "To pay it at the site's other origin, where the browser has no session of it. The token is told once: only its hash is kept. It ends after some minutes, and before that with the cart.",
    "x-origin": "extension",
    "x-problems": [
     "cart-unknown",
     "cart-empty",
     "cart-expired",
     "cart-being-paid",
     "cart-paid"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OwnCartLink"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/linkOwnCart"
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
    "description": "Idempotent. Lines that would leave a confirmed seat beside an empty one, or fewer tickets of a price than it is sold by,\nare given back together with those or not at all, as `releaseHolds` does.\n",
    "x-problems": [
     "release-not-whole",
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
    "description": "One document shows this path and another says it is not shown: it is this one.",
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getEventPriceTaxes",
    "tags": [
     "pricing"
    ],
    "summary": "Taxes on one ticket at a price",
    "description": "The documents leave the second id open: it is the price's.",
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
  "/v1/subscriptions/{id}/taxes/{priceId}": {
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
     "description": "Price of the subscription",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getSubscriptionPriceTaxes",
    "tags": [
     "pricing"
    ],
    "summary": "Taxes on one subscription at a price",
    "description": "The documents leave the second id open: it is the price's.",
    "x-cache": 60000,
    "x-problems": [
     "subscription-unknown",
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
          "$ref": "#/components/examples/getSubscriptionPriceTaxes"
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
  "/v1/members/{id}/taxes": {
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
    "operationId": "getMembershipTaxes",
    "tags": [
     "pricing"
    ],
    "summary": "Taxes on one membership",
    "x-cache": 60000,
    "x-problems": [
     "membership-unknown"
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
          "$ref": "#/components/examples/getMembershipTaxes"
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
  "/v1/taxes": {
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
     "required": false,
     "description": "Event ids, comma-joined",
     "schema": {
      "type": "string",
      "maxLength": 2000
     }
    },
    {
     "name": "subscriptionIds",
     "in": "query",
     "required": false,
     "description": "Subscription ids, comma-joined",
     "schema": {
      "type": "string",
      "maxLength": 2000
     }
    },
    {
     "name": "productIds",
     "in": "query",
     "required": false,
     "description": "Product ids, parking included, comma-joined",
     "schema": {
      "type": "string",
      "maxLength": 2000
     }
    }
   ],
   "get": {
    "operationId": "getTaxesInForce",
    "tags": [
     "pricing"
    ],
    "summary": "The taxes of today on what a cart may hold, with their rates",
    "description": "Whoever has them computes by the rules of the domain what the server will charge, to the cent, without asking again.",
    "x-origin": "extension",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown",
     "subscription-unknown",
     "item-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TaxesInForce"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getTaxesInForce"
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
  "/v1/taxes/{a}/{b}": {
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
     "name": "a",
     "in": "path",
     "required": true,
     "description": "Kind of thing",
     "schema": {
      "$ref": "#/components/schemas/TaxedKind"
     }
    },
    {
     "name": "b",
     "in": "path",
     "required": true,
     "description": "Id of the thing",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getItemTaxes",
    "tags": [
     "pricing"
    ],
    "summary": "Taxes on one thing that has no tax call of its own",
    "description": "The documents leave {a} and {b} open: they are the kind and the id of the thing, such as a parking place or a gift certificate.",
    "x-cache": 60000,
    "x-problems": [
     "item-unknown"
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
          "$ref": "#/components/examples/getItemTaxes"
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
  "/v1/promotions/actions/look-up": {
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
    "operationId": "lookUpPromotion",
    "tags": [
     "promotions"
    ],
    "summary": "What a promotional code, or a membership, does at an event",
    "description": "Case does not count. Without a code, it is what the memberships of the session's client do. Nothing is kept: the hold takes the uses, one a ticket, and may find fewer left than this answer did. Few codes an hour that name nothing are answered, against guessing.",
    "x-origin": "extension",
    "x-problems": [
     "event-unknown",
     "promotion-unknown",
     "promotion-not-yet",
     "promotion-over",
     "promotion-not-for-event",
     "promotion-not-for-price",
     "promotion-used-up",
     "promotion-limit",
     "promotion-members-only"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OfferCode"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/lookUpPromotionRequest"
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
         "$ref": "#/components/schemas/Promotion"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/lookUpPromotion"
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
  "/v1/presales/actions/open": {
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
    "operationId": "openPresale",
    "tags": [
     "promotions"
    ],
    "summary": "Whether the session may buy in an event's presale",
    "description": "By a code, or without one as a member who is signed in. Nothing is kept: each hold names the code again, or comes from the member's session. Codes that name nothing are limited as those of promotions are.",
    "x-origin": "extension",
    "x-problems": [
     "event-unknown",
     "presale-unknown",
     "presale-used-up",
     "presale-needed",
     "event-not-on-sale"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PresaleCode"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/openPresaleRequest"
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
         "$ref": "#/components/schemas/OpenedPresale"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/openPresale"
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
  "/v1/certificates/{code}": {
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
     "name": "code",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "Code on the certificate",
     "schema": {
      "type": "string",
      "minLength": 4,
      "maxLength": 40
     }
    }
   ],
   "get": {
    "operationId": "getGiftCertificate",
    "tags": [
     "gift-certificates"
    ],
    "summary": "What is left on a gift certificate",
    "description": "The documents name no answer: it is the balance. Case, spaces and hyphens of the code do not count. An unknown, blocked or used-up certificate answers alike, and few such answers an hour are given, against guessing.",
    "x-cache": 0,
    "x-problems": [
     "certificate-unknown"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/GiftCertificate"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getGiftCertificate"
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
  "/v1/parking": {
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
      "minLength": 1,
      "maxLength": 2000
     }
    }
   ],
   "get": {
    "operationId": "listParking",
    "tags": [
     "parking"
    ],
    "summary": "Parking on offer with events",
    "description": "The documents name no answer: it is a list. Events without parking, and events nobody knows, add nothing to it; parking that is full by now says so. The answer is the same for everybody, so its hold is false: what a cart holds, the cart says.",
    "x-cache": 600000,
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
          "$ref": "#/components/schemas/ParkingItem"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listParking"
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
      "$ref": "#/components/schemas/ProvinceName"
     }
    },
    {
     "name": "cartAmount",
     "in": "query",
     "required": false,
     "description": "Cents",
     "schema": {
      "$ref": "#/components/schemas/Cents"
     }
    }
   ],
   "get": {
    "operationId": "getShippings",
    "tags": [
     "pricing"
    ],
    "summary": "How the tickets of events can be delivered",
    "description": "The documents leave the parameters open: events, where the shopper lives and what the cart comes to.",
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
  "/v1/key/{type}/{id}": {
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
     "name": "type",
     "in": "path",
     "required": true,
     "description": "Kind of thing",
     "schema": {
      "$ref": "#/components/schemas/KeyKind"
     }
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "presale",
     "in": "query",
     "required": false,
     "description": "Presale code",
     "schema": {
      "$ref": "#/components/schemas/PromoCode"
     }
    }
   ],
   "post": {
    "operationId": "askKey",
    "tags": [
     "queue"
    ],
    "summary": "Take a place in the queue, or ask how it stands",
    "description": "Sends the stored record, if there is one, so that a place is kept. A session has one place in a queue, however many pages it has open. Before the opening it waits for the lots to be drawn; after it, first come is first served. When the answer says authorized, the key is used from then on. A thing without a queue is authorized at once. Holding a thing that has one answers queue-key-needed to whoever has no authorized token. The documents leave the presale code open: it is a query parameter.",
    "x-cache": 0,
    "x-problems": [
     "page-unknown",
     "event-unknown",
     "subscription-unknown",
     "flex-pass-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/KeyRecord"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/askKeyRequest"
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
         "$ref": "#/components/schemas/Key"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/askKey"
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
  "/v1/key/{type}/{id}/eta": {
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
     "name": "type",
     "in": "path",
     "required": true,
     "description": "Kind of thing",
     "schema": {
      "$ref": "#/components/schemas/KeyKind"
     }
    },
    {
     "$ref": "#/components/parameters/id"
    },
    {
     "name": "presale",
     "in": "query",
     "required": false,
     "description": "Presale code",
     "schema": {
      "$ref": "#/components/schemas/PromoCode"
     }
    }
   ],
   "post": {
    "operationId": "askKeyEta",
    "tags": [
     "queue"
    ],
    "summary": "How long the wait still is",
    "description": "A sub-path of the key's; an authorized record gets its address and token. It takes no place and begins no key: what it tells may be half a second old.",
    "x-cache": 0,
    "x-problems": [
     "page-unknown",
     "event-unknown",
     "subscription-unknown",
     "flex-pass-unknown",
     "queue-key-expired",
     "queue-place-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/KeyRecord"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/askKeyEtaRequest"
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
         "$ref": "#/components/schemas/KeyEta"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/askKeyEta"
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
  "/v1/keyserver/email": {
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
    "operationId": "sendQueueEmail",
    "tags": [
     "queue"
    ],
    "summary": "Leave an email to be told of the turn",
    "description": "The documents name no answer: it is accepted without content. websiteUrl is on the tenant's own host.",
    "x-problems": [
     "address-not-allowed",
     "queue-key-expired",
     "queue-place-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/QueueEmail"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/sendQueueEmailRequest"
        }
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "Accepted"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/keyserver/email/{accountCode}/status": {
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getQueueEmailStatus",
    "tags": [
     "queue"
    ],
    "summary": "Whether the account offers emails from the queue",
    "description": "The documents name no answer: it is whether the service is on.",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/QueueEmailStatus"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getQueueEmailStatus"
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
  "/v1/kickout": {
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
    "operationId": "leaveQueue",
    "tags": [
     "queue"
    ],
    "summary": "Give up the session's place",
    "description": "The documents leave the purpose open: it ends the session's places in queues and releases its holds. Idempotent.",
    "x-problems": [
     "cart-being-paid"
    ],
    "responses": {
     "204": {
      "description": "Nothing is kept any more"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/queues": {
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
    "operationId": "listQueues",
    "tags": [
     "catalogue"
    ],
    "summary": "What a shopper needs a key of now",
    "description": "Pages, events and subscriptions that have a queue: from the time its waiting room opens. A shop reads it to lead shoppers to the waiting screen before they choose seats they could not hold.",
    "x-origin": "extension",
    "x-cache": 10000,
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
          "$ref": "#/components/schemas/Queue"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listQueues"
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
  "/v1/locations": {
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
    "operationId": "listLocations",
    "tags": [
     "locations"
    ],
    "summary": "Venues of the tenant, by name",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LocationList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listLocations"
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
  "/v1/locations/{id}": {
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
    "operationId": "getLocation",
    "tags": [
     "locations"
    ],
    "summary": "One venue with its page",
    "description": "A venue of another tenant is unknown.",
    "x-cache": 60000,
    "x-problems": [
     "location-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Location"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getLocation"
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
  "/v1/outlets": {
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
    "operationId": "listOutlets",
    "tags": [
     "outlets"
    ],
    "summary": "Where tickets are sold in person",
    "description": "In the order the organiser gives; empty when it names none.",
    "x-origin": "extension",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OutletList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listOutlets"
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
  "/v1/static-pages/{name}": {
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
     "name": "name",
     "in": "path",
     "required": true,
     "description": "Which page",
     "schema": {
      "$ref": "#/components/schemas/StaticPageName"
     }
    }
   ],
   "get": {
    "operationId": "getStaticPage",
    "tags": [
     "static-pages"
    ],
    "summary": "One page that the organiser wrote",
    "description": "In the language of the request, or in the other one when it was written in one only.",
    "x-origin": "extension",
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
         "$ref": "#/components/schemas/StaticPage"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getStaticPage"
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
  "/v1/stay22/object/{id}": {
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
    "operationId": "getNearbyStay",
    "tags": [
     "stays"
    ],
    "summary": "Places to stay near a sale or an event",
    "description": "The documents name no answer: it is the frame's address, of a map around the venue for the night of the event. The id is that of an event, or of a paid sale. Unknown where the organiser has no account with the provider or the venue no position.",
    "x-cache": 60000,
    "x-problems": [
     "stay-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NearbyStay"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getNearbyStay"
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
  "/v1/stay22/object/{id}/test": {
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
    "operationId": "getTestNearbyStay",
    "tags": [
     "stays"
    ],
    "summary": "Places to stay, with a test object",
    "description": "The documents do not show the variant's path: it is this sub-path. The provider counts its visits apart.",
    "x-cache": 60000,
    "x-problems": [
     "stay-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NearbyStay"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getTestNearbyStay"
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
    },
    {
     "$ref": "#/components/parameters/reservationToken"
    }
   ],
   "put": {
    "operationId": "createSale",
    "tags": [
     "checkout"
    ],
    "summary": "Start the sale of the session's cart",
    "description": "Keeps the seats for the time a payment takes. Asked again before the payment, it answers the same sale with the cart's\npresent amount. Lines that are not confirmed are given back first: where what stays could not have been had without\nthem (`DELETE v1/cart/unconfirmed`), nothing is done and the problem names all the lines that go together.\n",
    "x-problems": [
     "login-needed",
     "cart-empty",
     "cart-expired",
     "cart-being-paid",
     "cart-unknown",
     "cart-link-expired",
     "cart-link-look-only",
     "cart-paid",
     "event-cancelled",
     "ticket-counts-differ",
     "holder-answers-needed",
     "release-not-whole"
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
    },
    {
     "$ref": "#/components/parameters/reservationToken"
    }
   ],
   "get": {
    "operationId": "getSale",
    "tags": [
     "checkout"
    ],
    "summary": "Sale of the session",
    "description": "The documents name no answer: it is the sale and how far it has come.",
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
  "/v1/session/sale/deliveries": {
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
     "$ref": "#/components/parameters/reservationToken"
    }
   ],
   "put": {
    "operationId": "setSaleDeliveries",
    "tags": [
     "pricing"
    ],
    "summary": "Start the session's sale, with the deliveries chosen for it",
    "description": "As `create-sale`, which leaves the deliveries as they are. The server prices and taxes each by where it goes; a price in the request counts for nothing. The sale keeps them until others are chosen or the cart no longer allows them.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "cart-empty",
     "cart-expired",
     "cart-being-paid",
     "delivery-not-offered",
     "cart-unknown",
     "cart-link-expired",
     "cart-link-look-only",
     "cart-paid",
     "event-cancelled",
     "ticket-counts-differ",
     "release-not-whole",
     "holder-answers-needed"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeliveryChoice"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/setSaleDeliveriesRequest"
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
         "$ref": "#/components/schemas/SaleStart"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/setSaleDeliveries"
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
  "/v1/session/sale/certificates": {
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
     "$ref": "#/components/parameters/reservationToken"
    }
   ],
   "put": {
    "operationId": "setSaleCertificates",
    "tags": [
     "gift-certificates"
    ],
    "summary": "Start the session's sale, to be paid with gift certificates first",
    "description": "As `create-sale`, which starts it without any. The sale's certificates are exactly those named, in this order; its amount is what they leave to pay. Their balance is taken when the payment begins, and given back when it ends without tickets.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "cart-empty",
     "cart-expired",
     "cart-being-paid",
     "certificate-unknown",
     "payment-method-not-offered",
     "cart-unknown",
     "cart-link-expired",
     "cart-link-look-only",
     "cart-paid",
     "event-cancelled",
     "ticket-counts-differ",
     "release-not-whole",
     "holder-answers-needed"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CertificateCodes"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/setSaleCertificatesRequest"
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
         "$ref": "#/components/schemas/SaleStart"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/setSaleCertificates"
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
     "network-refused",
     "login-needed",
     "sale-needed",
     "promotion-limit",
     "cart-empty",
     "cart-expired",
     "cart-changed",
     "amount-changed",
     "event-cancelled",
     "certificate-balance-short",
     "client-invalid",
     "delivery-not-offered",
     "payment-in-progress",
     "payment-method-not-offered",
     "kept-card-unknown",
     "kept-cards-full",
     "raw-card-not-accepted",
     "card-invalid",
     "card-brand-not-accepted",
     "card-declined",
     "authentication-needed",
     "authentication-failed",
     "authentication-mismatch",
     "payment-pending",
     "payment-voided",
     "processor-unavailable",
     "payment-misconfigured"
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
    "description": "The documents name no answer: it is the receipt.",
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
     "network-refused",
     "sale-needed",
     "amount-changed",
     "event-cancelled",
     "kept-card-unknown",
     "raw-card-not-accepted",
     "card-invalid",
     "card-brand-not-accepted",
     "authentication-mismatch",
     "payment-method-not-offered",
     "processor-unavailable",
     "payment-misconfigured"
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "checkGlobalPaymentsEnrolment",
    "tags": [
     "payments"
    ],
    "summary": "Global Payments 3-D Secure, is the card enrolled",
    "description": "The documents show neither base path nor body: the hash names the sale and the check is of enrolment.",
    "x-problems": [
     "network-refused",
     "sale-needed",
     "amount-changed",
     "event-cancelled",
     "kept-card-unknown",
     "raw-card-not-accepted",
     "card-invalid",
     "card-brand-not-accepted",
     "authentication-mismatch",
     "payment-method-not-offered",
     "processor-unavailable",
     "payment-misconfigured"
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
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/receiveMethodNotificationRequest"
        }
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
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/receiveMethodNotification"
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
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/receiveChallengeNotificationRequest"
        }
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
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/receiveChallengeNotification"
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
    "description": "The documents do not show the body: what the browser is, and the amount.",
    "x-problems": [
     "network-refused",
     "sale-needed",
     "amount-changed",
     "event-cancelled",
     "kept-card-unknown",
     "raw-card-not-accepted",
     "card-invalid",
     "card-brand-not-accepted",
     "authentication-mismatch",
     "payment-method-not-offered",
     "processor-unavailable",
     "payment-misconfigured"
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
    "description": "The documents name no answer: it is a token and its seconds, never kept.",
    "x-cache": 0,
    "x-problems": [
     "payment-method-not-offered",
     "processor-unavailable",
     "payment-misconfigured"
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
      "$ref": "#/components/schemas/Id"
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
  "/v1/webhooks/paypal/{accountCode}": {
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "receivePayPalEvent",
    "tags": [
     "payments"
    ],
    "summary": "A PayPal event",
    "description": "Verified by PayPal itself; each event id is kept once. It may confirm a sale, never release one.",
    "x-origin": "extension",
    "x-problems": [
     "signature-invalid",
     "payment-method-not-offered",
     "payment-misconfigured",
     "processor-unavailable"
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
         "$ref": "#/components/examples/receivePayPalEventRequest"
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
          "$ref": "#/components/examples/receivePayPalEvent"
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
      "$ref": "#/components/schemas/Id"
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
     "not-yours",
     "ticket-not-printable",
     "ticket-of-cancelled-event"
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
  "/v1/tickets/{id}/code": {
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
    "operationId": "getTicketCode",
    "tags": [
     "tickets"
    ],
    "summary": "The code of a ticket, as a picture",
    "description": "The QR code that the door reads, as on the ticket's PDF; the id is a sodId.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "ticket-unknown",
     "not-yours",
     "ticket-not-printable",
     "ticket-of-cancelled-event"
    ],
    "responses": {
     "200": {
      "description": "A picture without a border; what shows it leaves white around it",
      "content": {
       "image/svg+xml": {
        "schema": {
         "type": "string",
         "contentMediaType": "image/svg+xml"
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
    "description": "The same as POST v2/refresh-tokens: the documents have both.",
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
     "x-secret": true,
     "required": true,
     "description": "The refresh token itself",
     "schema": {
      "$ref": "#/components/schemas/Token"
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
     "refresh-token-unknown"
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
     "x-secret": true,
     "required": true,
     "description": "The refresh token itself",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "post": {
    "operationId": "authorizeRefreshToken",
    "tags": [
     "sessions"
    ],
    "summary": "Open a session with a refresh token",
    "description": "The documents name no answer: it is the session with its end.",
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
  "/v1/refresh-tokens/actions/end": {
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
    "operationId": "endRefreshToken",
    "tags": [
     "sessions"
    ],
    "summary": "Staff sign-out",
    "description": "Ends the sign-in of the refresh token it is called with; the member's other sign-ins stay.",
    "x-origin": "extension",
    "x-problems": [],
    "security": [
     {
      "staff": []
     }
    ],
    "responses": {
     "204": {
      "description": "The token is worth nothing any more"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/refresh-tokens/actions/rotate": {
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
    "operationId": "rotateRefreshToken",
    "tags": [
     "sessions"
    ],
    "summary": "Another token for the same sign-in",
    "description": "The token it is called with is good until the new one is first used, and for a minute after; used later than that, it ends the sign-in for whoever has a copy. Ask again when the answer was lost. The sign-in ends at its time however often it is renewed.",
    "x-origin": "extension",
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
         "$ref": "#/components/schemas/RefreshToken"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/rotateRefreshToken"
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
    "description": "The documents do not tell this call from the mask: this one gives the list.",
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
  "/backend/vs.pdf": {
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
     "name": "perf",
     "in": "query",
     "required": true,
     "description": "The event",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "seat0",
     "in": "query",
     "required": true,
     "description": "First seat (dispositionDetailId); seat1, seat2… follow",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getSeatsPdf",
    "tags": [
     "tickets"
    ],
    "summary": "Where seats are on the map, as a PDF",
    "description": "Its path has no version. The seats are dispositionDetailIds of tickets, or seat ids of a cart, a hundred at most. It shows what the map shows to everybody and nothing of who holds what, so it opens without a session, in a tab or from a mail.",
    "x-cache": 60000,
    "x-problems": [
     "event-unknown",
     "no-seat-map",
     "seats-unknown"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "A PDF of the map with the seats marked",
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
  "/v1/tickets/upcoming/self": {
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
    "operationId": "listUpcomingTickets",
    "tags": [
     "tickets"
    ],
    "summary": "Tickets of the client for events to come",
    "description": "One element an event, the soonest first. The path that one document gives, where the other shows none.",
    "x-cache": 0,
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/TicketElement"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listUpcomingTickets"
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
  "/v1/sendasgift": {
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
    "operationId": "sendTicketAsGift",
    "tags": [
     "tickets"
    ],
    "summary": "Send a ticket to somebody as a gift",
    "description": "The ticketId is a sodId. The answer says to whom it went, and the ticket carries giftRecipient from then on. The code that the buyer had is worth nothing any more: the recipient is mailed the ticket with a new one, and may give it back for three days.",
    "x-problems": [
     "login-needed",
     "ticket-unknown",
     "not-yours",
     "ticket-not-giftable",
     "email-invalid"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GiftRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/sendTicketAsGiftRequest"
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
         "$ref": "#/components/schemas/GiftAnswer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/sendTicketAsGift"
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
  "/v1/ticket-gifts/{token}": {
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
     "x-secret": true,
     "required": true,
     "description": "From the link of the mail",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "get": {
    "operationId": "getTicketGift",
    "tags": [
     "tickets"
    ],
    "summary": "The ticket that one was given",
    "description": "For whoever has the link of the mail; no account is needed.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "ticket-gift-ended"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TicketGift"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getTicketGift"
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
  "/v1/tickets/{id}/actions/take-back-gift": {
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
    "operationId": "takeBackTicketGift",
    "tags": [
     "tickets"
    ],
    "summary": "Take back a ticket that one gave away",
    "description": "The id is a sodId. As long as giftOpenUntil says; the recipient's code is worth nothing any more, and the recipient is told by mail.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "ticket-unknown",
     "not-yours",
     "ticket-gift-ended",
     "ticket-gift-kept"
    ],
    "responses": {
     "204": {
      "description": "Taken back"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/ticket-gifts/{token}/pdf": {
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
     "x-secret": true,
     "required": true,
     "description": "From the link of the mail",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "get": {
    "operationId": "getTicketGiftPdf",
    "tags": [
     "tickets"
    ],
    "summary": "The ticket that one was given, as a PDF",
    "description": "The same that was attached to the mail, as long as its code is the ticket's own.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "ticket-gift-ended"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "A PDF with one page",
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
  "/v1/ticket-gifts/{token}/actions/decline": {
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
     "x-secret": true,
     "required": true,
     "description": "From the link of the mail",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "post": {
    "operationId": "declineTicketGift",
    "tags": [
     "tickets"
    ],
    "summary": "Give a ticket back to the person who gave it",
    "description": "For three days, and while the event has not started. The code of the mail is worth nothing any more; the buyer is mailed the ticket with a new one.",
    "x-origin": "extension",
    "x-problems": [
     "ticket-gift-ended",
     "ticket-gift-kept"
    ],
    "security": [],
    "responses": {
     "204": {
      "description": "Given back"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/wallet-passes/google/{link}": {
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
     "name": "link",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "Signed name of a ticket, its owner and the website",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    }
   ],
   "get": {
    "operationId": "getGoogleWalletLink",
    "tags": [
     "tickets"
    ],
    "summary": "Where a ticket is added to Google Wallet",
    "description": "What addToGoogleWalletLink of a ticket names. The link is signed and belongs to one owner, so it needs neither session nor tenant; an SDK opens the answer only when it is an https address.",
    "x-cache": 0,
    "x-problems": [
     "ticket-unknown",
     "wallet-link-ended",
     "wallet-pass-unavailable"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "An address to open in a new tab",
      "content": {
       "text/plain": {
        "schema": {
         "type": "string",
         "format": "uri"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getGoogleWalletLink"
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
  "/v1/wallet-passes/apple/{link}": {
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
     "name": "link",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "Signed name of a ticket, its owner and the website",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    }
   ],
   "get": {
    "operationId": "getAppleWalletPass",
    "tags": [
     "tickets"
    ],
    "summary": "A ticket as an Apple Wallet pass",
    "description": "What addToAppleWalletLink of a ticket names. The link is signed and belongs to one owner, so it needs neither session nor tenant.",
    "x-cache": 0,
    "x-problems": [
     "ticket-unknown",
     "wallet-link-ended",
     "wallet-pass-unavailable"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "A pass file",
      "content": {
       "application/vnd.apple.pkpass": {
        "schema": {
         "type": "string",
         "contentMediaType": "application/vnd.apple.pkpass"
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
  "/v1/interac/exact-url": {
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
     "name": "clientId",
     "in": "query",
     "required": true,
     "description": "Who pays",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "amount",
     "in": "query",
     "required": true,
     "description": "Dollars, shipping included, such as 52.50",
     "schema": {
      "type": "string",
      "maxLength": 10,
      "pattern": "^\\d{1,7}(\\.\\d{1,2})?$"
     }
    }
   ],
   "get": {
    "operationId": "getInteracPayment",
    "tags": [
     "payment-methods"
    ],
    "summary": "Fields of the form that opens Interac Online",
    "description": "Begins a payment of the session's sale, as its latest try: the seats are kept while the shopper is at the bank. The server computes the amount again from the cart and keeps the key of x_fp_hash to itself. A form opens one visit to the bank; asking again ends the one before.",
    "x-cache": 30000,
    "x-problems": [
     "network-refused",
     "sale-needed",
     "cart-empty",
     "cart-expired",
     "cart-changed",
     "amount-changed",
     "event-cancelled",
     "payment-in-progress",
     "payment-pending",
     "client-invalid",
     "login-needed",
     "not-yours",
     "delivery-not-offered",
     "promotion-limit",
     "certificate-balance-short",
     "payment-method-not-offered",
     "payment-misconfigured",
     "processor-unavailable"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InteracPayment"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getInteracPayment"
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
  "/v1/interac/result": {
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
    "operationId": "receiveInteracResult",
    "tags": [
     "payment-methods"
    ],
    "summary": "What became of a payment at Interac Online",
    "description": "Posted by the payment page itself, and by the shopper's browser on its way back. Its hash, sale and amount are checked, and the payment is read again from the processor: only then it confirms a sale. Answers a page that leads to the shop.",
    "x-origin": "extension",
    "x-problems": [
     "signature-invalid",
     "amount-changed",
     "sale-unknown"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/x-www-form-urlencoded": {
       "schema": {
        "$ref": "#/components/schemas/InteracResult"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/receiveInteracResultRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "A page that leads back to the shop",
      "content": {
       "text/html": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/receiveInteracResult"
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
  "/v1/paypal/orders": {
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
    "operationId": "createPayPalOrder",
    "tags": [
     "payment-methods"
    ],
    "summary": "An order at PayPal for its shopper to approve",
    "description": "The order is for the sale and for its amount, which is computed again from the cart. Nothing is reserved by it: an approved order pays as creditCard.paypalOrderId of checkoutCreditCard, once and for this sale only. A sale whose payment is due is named by the saleToken of its mail, and paid by payDeferredSale. Each call makes another order.",
    "x-origin": "extension",
    "x-problems": [
     "network-refused",
     "sale-needed",
     "nothing-due",
     "sale-voided",
     "login-needed",
     "payment-in-progress",
     "amount-changed",
     "event-cancelled",
     "payment-method-not-offered",
     "payment-misconfigured",
     "processor-unavailable"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PayPalOrderRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/createPayPalOrderRequest"
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
         "$ref": "#/components/schemas/PayPalOrder"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createPayPalOrder"
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
  "/v1/pay/apple/create-session": {
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
    "operationId": "createApplePaySession",
    "tags": [
     "payment-methods"
    ],
    "summary": "Validate the merchant for an Apple Pay sheet",
    "description": "initiativeContext is the host that shows the sheet; one that is not the tenant's is refused, and so is another merchant's identifier. What the sheet shows of the merchant is the tenant's own setting, whatever displayName says. The answer opens one sheet, within five minutes.",
    "x-problems": [
     "address-not-allowed",
     "payment-method-not-offered",
     "payment-misconfigured",
     "processor-unavailable"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ApplePaySessionRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/createApplePaySessionRequest"
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
         "$ref": "#/components/schemas/ApplePaySession"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createApplePaySession"
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
  "/v1/ccpayment/details": {
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
    "operationId": "getDeferredSale",
    "tags": [
     "checkout"
    ],
    "summary": "What a deferred sale still costs",
    "description": "The documents leave the answer open; it is what the payment page shows. A payment is due when the money that a bank had reserved was gone before it could be taken.",
    "x-problems": [
     "sale-unknown",
     "nothing-due",
     "sale-voided",
     "payment-in-progress"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeferredSaleRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/getDeferredSaleRequest"
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
         "$ref": "#/components/schemas/DeferredSale"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getDeferredSale"
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
  "/backend/v1/ccpayment/process-paiement": {
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
    "operationId": "payDeferredSale",
    "tags": [
     "checkout"
    ],
    "summary": "Pay a sale whose payment was deferred",
    "description": "The path is spelled as documented. The saleToken names the sale, for whoever was mailed its link; 3-D Secure is skipped. Whatever way the site offers pays, such as a card, one that the processor keeps for the client who is signed in, a wallet, or an approved order of PayPal. Idempotent per saleToken and instalment. What is paid by now answers its own result again, and amount-changed says that another payment is due than the one that was named.",
    "x-problems": [
     "network-refused",
     "sale-unknown",
     "nothing-due",
     "sale-voided",
     "login-needed",
     "amount-changed",
     "client-invalid",
     "payment-in-progress",
     "payment-method-not-offered",
     "kept-card-unknown",
     "raw-card-not-accepted",
     "card-invalid",
     "card-brand-not-accepted",
     "card-declined",
     "authentication-needed",
     "authentication-failed",
     "payment-pending",
     "processor-unavailable",
     "payment-misconfigured"
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
         "$ref": "#/components/examples/payDeferredSaleRequest"
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
          "$ref": "#/components/examples/payDeferredSale"
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
  "/backend/v1/websites/{subdomain}/subscriptions/renew/details": {
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
     "name": "subdomain",
     "in": "path",
     "required": true,
     "description": "The tenant's site",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 63
     }
    }
   ],
   "post": {
    "operationId": "getRenewal",
    "tags": [
     "renewals"
    ],
    "summary": "What a renewal link offers",
    "description": "The documents leave body and answer open; the token is that of the renewal link. The renewal's sale is the session's that asked last: only that one can pay it, with the gift certificates that were named last.",
    "x-problems": [
     "website-not-found",
     "renewal-unknown",
     "renewal-done",
     "renewal-ended",
     "payment-in-progress",
     "certificate-unknown",
     "payment-method-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RenewalDetailsRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/getRenewalRequest"
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
         "$ref": "#/components/schemas/RenewalDetails"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getRenewal"
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
  "/backend/v1/websites/{subdomain}/subscriptions/renew/multiplePaymentCheckout": {
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
     "name": "subdomain",
     "in": "path",
     "required": true,
     "description": "The tenant's site",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 63
     }
    }
   ],
   "post": {
    "operationId": "payRenewal",
    "tags": [
     "renewals"
    ],
    "summary": "Renew season tickets and pay for them",
    "description": "Paid once: a second call with the same saleToken is refused as renewal-done. The name speaks of several payments: there is one, or those of the renewal's instalments where the holder chooses them. The card is authenticated before, as that of any sale; the link stands for a sign-in.",
    "x-problems": [
     "website-not-found",
     "sale-unknown",
     "sale-needed",
     "network-refused",
     "renewal-done",
     "renewal-ended",
     "amount-changed",
     "certificate-balance-short",
     "client-invalid",
     "delivery-not-offered",
     "payment-in-progress",
     "payment-method-not-offered",
     "login-needed",
     "kept-card-unknown",
     "kept-cards-full",
     "cart-changed",
     "raw-card-not-accepted",
     "card-invalid",
     "card-brand-not-accepted",
     "card-declined",
     "authentication-needed",
     "authentication-failed",
     "authentication-mismatch",
     "payment-pending",
     "payment-voided",
     "processor-unavailable",
     "payment-misconfigured"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RenewalRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/payRenewalRequest"
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
         "$ref": "#/components/schemas/RenewalResponse"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/payRenewal"
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
  "/v1/clients": {
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
    "operationId": "createClient",
    "tags": [
     "clients"
    ],
    "summary": "Create a client",
    "description": "Used by sign-up and by a guest's checkout, who leaves the password out where the website has no accounts. The session is bound to the client.",
    "x-problems": [
     "accounts-not-offered",
     "client-invalid",
     "email-taken",
     "password-refused"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Client"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/createClientRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/createClient"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "put": {
    "operationId": "updateClient",
    "tags": [
     "clients"
    ],
    "summary": "Change the session's client",
    "description": "The call that saves a profile, whose path one document leaves out. Own record of a client or of a guest; own-record reads follow. A guest who gives a password becomes a client, and the session has another token. A client who moves to another email gives the current password; the new email is answered as pendingEmail until the link mailed to it is opened.",
    "x-problems": [
     "login-needed",
     "not-yours",
     "accounts-not-offered",
     "client-invalid",
     "email-taken",
     "password-refused",
     "password-needed",
     "password-wrong"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Client"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/updateClientRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionTokenIfNew"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/updateClient"
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
  "/v1/clients/self": {
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
    "operationId": "getOwnClient",
    "tags": [
     "clients"
    ],
    "summary": "The session's client",
    "description": "Never says a password.",
    "x-cache": 0,
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getOwnClient"
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
  "/v1/clients/self/sessions": {
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
    "operationId": "listSignIns",
    "tags": [
     "sign-ins"
    ],
    "summary": "Where the session's client is signed in",
    "description": "The sign-in of this session first, the others by their last use. A sign-in says the browser and the system it was made with, and no address.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SignIns"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listSignIns"
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
  "/v1/clients/self/sessions/{id}": {
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
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Of a sign-in",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "delete": {
    "operationId": "endSignIn",
    "tags": [
     "sign-ins"
    ],
    "summary": "End a sign-in",
    "description": "Whoever uses it is signed out at once, everywhere; what is in its cart stays there.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "sign-in-unknown"
    ],
    "responses": {
     "204": {
      "description": "Done"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/self/sessions/actions/end-others": {
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
    "operationId": "endOtherSignIns",
    "tags": [
     "sign-ins"
    ],
    "summary": "Sign out everywhere else",
    "description": "Ends every sign-in of the client but that of this session.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "204": {
      "description": "Done"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/self/actions/export": {
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
    "operationId": "exportOwnData",
    "tags": [
     "personal-data"
    ],
    "summary": "A copy of what is held about the session's client",
    "description": "Needs the current password: a session alone hands out no copy. It holds no password, token, code of a ticket or of a certificate, nor a card's number. A copy is large: four an hour are made.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "accounts-not-offered",
     "password-needed",
     "password-wrong"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordProof"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/exportOwnDataRequest"
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
         "$ref": "#/components/schemas/PersonalData"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/exportOwnData"
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
  "/v1/clients/self/closing": {
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
    "operationId": "previewClosing",
    "tags": [
     "personal-data"
    ],
    "summary": "What closing the account would do",
    "description": "Nothing is changed. What is listed under `owed` has to be settled first.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "accounts-not-offered"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ClosingPreview"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/previewClosing"
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
  "/v1/clients/self/actions/close": {
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
    "operationId": "closeOwnAccount",
    "tags": [
     "personal-data"
    ],
    "summary": "Close the account of the session's client",
    "description": "Needs the current password. What is known of the client alone is deleted, every sign-in ends, and the email may have another account, which gets nothing of this one. Sales keep their own copy, as the law asks of the organiser; tickets stay good. One of two who close at once does it; somebody who pays meanwhile either has paid or cannot.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "accounts-not-offered",
     "password-needed",
     "password-wrong",
     "account-owes",
     "account-payment-open"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordProof"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/closeOwnAccountRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Done"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/self/passkeys": {
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
    "operationId": "listPasskeys",
    "tags": [
     "passkeys"
    ],
    "summary": "The passkeys of the session's client",
    "description": "The oldest first, by the names that the client gave them.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Passkeys"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listPasskeys"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "post": {
    "operationId": "addPasskey",
    "tags": [
     "passkeys"
    ],
    "summary": "Add a passkey",
    "description": "With what the device answered to the challenge of beginPasskey, which is good once.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "accounts-not-offered",
     "passkey-refused",
     "passkeys-full"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewPasskey"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/addPasskeyRequest"
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
         "$ref": "#/components/schemas/Passkey"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/addPasskey"
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
  "/v1/clients/self/passkeys/actions/begin": {
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
    "operationId": "beginPasskey",
    "tags": [
     "passkeys"
    ],
    "summary": "What a device is to make a passkey of",
    "description": "Needs the current password: a session alone cannot change how its client signs in. The challenge is good once, for five minutes, in this session.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "accounts-not-offered",
     "password-needed",
     "password-wrong",
     "passkeys-full"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyAsked"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/beginPasskeyRequest"
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
         "$ref": "#/components/schemas/PasskeyToMake"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/beginPasskey"
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
  "/v1/clients/self/passkeys/{id}": {
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
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Of a passkey",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "put": {
    "operationId": "renamePasskey",
    "tags": [
     "passkeys"
    ],
    "summary": "Name a passkey",
    "description": "As the client tells it from the others.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "passkey-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeyName"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/renamePasskeyRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Done"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "delete": {
    "operationId": "removePasskey",
    "tags": [
     "passkeys"
    ],
    "summary": "Remove a passkey",
    "description": "Nobody signs in with it from now on. The device keeps what it has, which is worth nothing here.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "passkey-unknown"
    ],
    "responses": {
     "204": {
      "description": "Done"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/passkey/actions/begin": {
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
    "operationId": "beginPasskeySignIn",
    "tags": [
     "passkeys"
    ],
    "summary": "What a device is to sign in with",
    "description": "The challenge is good once, for five minutes, in this session. It names no client: the device knows whose passkeys it has.",
    "x-origin": "extension",
    "x-problems": [
     "accounts-not-offered"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyChallenge"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/beginPasskeySignIn"
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
  "/v1/clients/passkey/actions/authorize": {
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
    "operationId": "logInWithPasskey",
    "tags": [
     "passkeys"
    ],
    "summary": "Sign in with a passkey",
    "description": "Binds the session to the client of the passkey, as a login does; the cart stays. An unknown credential and an answer that does not hold are told alike.",
    "x-origin": "extension",
    "x-problems": [
     "accounts-not-offered",
     "passkey-refused"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasskeySignIn"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/logInWithPasskeyRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/logInWithPasskey"
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
  "/v1/clients/self/cards": {
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
    "operationId": "getKeptCards",
    "tags": [
     "kept-cards"
    ],
    "summary": "The cards that the processor keeps for the session's client",
    "description": "The newest first. `canKeep` says whether a payment may ask for another with `creditCard.keep`; a card pays again by its id, as `creditCard.keptCardId`.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "payment-misconfigured"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/KeptCards"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getKeptCards"
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
  "/v1/clients/self/cards/{id}": {
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
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Of a kept card",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   ],
   "delete": {
    "operationId": "removeKeptCard",
    "tags": [
     "kept-cards"
    ],
    "summary": "Remove a kept card, here and at the processor",
    "description": "From now on the card pays nothing here. Where the processor does not confirm its removal at once, it is asked again until it does, and the card is listed as `leaving` meanwhile.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "kept-card-unknown",
     "payment-misconfigured"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/KeptCardRemoval"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/removeKeptCard"
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
  "/v1/clients/{id}/actions/change-password": {
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
    "operationId": "changePassword",
    "tags": [
     "clients"
    ],
    "summary": "Change one's password",
    "description": "The documents leave the body open.",
    "x-problems": [
     "login-needed",
     "not-yours",
     "password-wrong",
     "password-refused"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordChange"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/changePasswordRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Changed",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/client/actions/reset-password": {
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
    "operationId": "resetPassword",
    "tags": [
     "clients"
    ],
    "summary": "Set a new password with a reset token",
    "description": "The path says client in the singular. A token works once and lives one hour.",
    "x-problems": [
     "reset-link-ended",
     "password-refused"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordReset"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/resetPasswordRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Changed"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/client/actions/reset-password-request": {
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
    "operationId": "requestPasswordReset",
    "tags": [
     "clients"
    ],
    "summary": "Ask for a password reset",
    "description": "Answers the same for a known and an unknown email. The token it sends lives one hour.",
    "x-problems": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordResetRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/requestPasswordResetRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Asked"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/client/actions/confirm-email": {
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
    "operationId": "confirmEmail",
    "tags": [
     "clients"
    ],
    "summary": "Confirm an email with its token",
    "description": "The email of a sign-up is confirmed, and nothing else changes. A new email is what the client signs in with from then on; the client is signed out elsewhere, and the one before is mailed a link that undoes it. A token works once and lives a day.",
    "x-origin": "extension",
    "x-problems": [
     "email-link-ended",
     "email-taken"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailConfirmation"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/confirmEmailRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Confirmed"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/client/actions/undo-email-change": {
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
    "operationId": "undoEmailChange",
    "tags": [
     "clients"
    ],
    "summary": "Take back a changed email with its token",
    "description": "Gives the email before back, sets a new password and signs the client out everywhere. A token works once and lives fourteen days, whatever became of the account since, unless another account has confirmed that email.",
    "x-origin": "extension",
    "x-problems": [
     "email-link-ended",
     "email-taken",
     "password-refused"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordReset"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/undoEmailChangeRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Taken back"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/{id}/actions/send-email-confirmation": {
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
    "operationId": "sendEmailConfirmation",
    "tags": [
     "clients"
    ],
    "summary": "Mail the confirmation of an email again",
    "description": "Of the email a client moves to, else that of the sign-up while it is not confirmed. The link sent before is worth nothing any more.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "not-yours",
     "email-not-pending"
    ],
    "responses": {
     "204": {
      "description": "Sent"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/{id}/actions/withdraw-email-change": {
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
    "operationId": "withdrawEmailChange",
    "tags": [
     "clients"
    ],
    "summary": "Keep the email one has",
    "description": "The link sent to the new one is worth nothing any more. Nothing waiting is fine.",
    "x-origin": "extension",
    "x-problems": [
     "login-needed",
     "not-yours"
    ],
    "responses": {
     "204": {
      "description": "Withdrawn"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/clients/actions/authorize": {
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
    "operationId": "logInClient",
    "tags": [
     "clients"
    ],
    "summary": "Client login",
    "description": "Binds the session to the client and replaces its token, so that a token known before the login is worth nothing after it. The cart stays.",
    "x-problems": [
     "login-failed",
     "accounts-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ClientCredentials"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/logInClientRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/logInClient"
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
  "/v1/clients/facebook": {
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
    "operationId": "logInWithFacebook",
    "tags": [
     "clients"
    ],
    "summary": "Sign in with Facebook",
    "description": "The server verifies signedRequest with the application's secret, trades the code in it for the person's own record at Facebook and believes that record alone; it binds the session as a login does and makes the client when there is none. Facebook says of no address that it is verified: an address that has an account here is never joined with it.",
    "x-problems": [
     "social-login-refused",
     "social-provider-unknown",
     "social-address-unverified",
     "social-account-exists",
     "social-provider-unreachable",
     "accounts-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FacebookSignIn"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/logInWithFacebookRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/logInWithFacebook"
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
  "/v1/clients/google": {
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
    "operationId": "logInWithGoogle",
    "tags": [
     "clients"
    ],
    "summary": "Sign in with Google",
    "description": "The server verifies signature, issuer, audience and expiry of idToken, and that it carries the nonce that beginSocialSignIn gave this session, which is good once; it binds the session as a login does and makes the client when there is none.",
    "x-problems": [
     "social-login-refused",
     "social-provider-unknown",
     "social-address-unverified",
     "social-account-exists",
     "social-provider-unreachable",
     "accounts-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GoogleSignIn"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/logInWithGoogleRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/logInWithGoogle"
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
  "/v1/clients/social/actions/begin": {
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
    "operationId": "beginSocialSignIn",
    "tags": [
     "clients"
    ],
    "summary": "Begin to sign in with Google or Facebook",
    "description": "Answers the page of the provider that the browser is led to, and remembers for ten minutes that this session asked. The provider leads back to the shop's page client/social, whose fragment has what finishSocialSignIn needs.",
    "x-origin": "extension",
    "x-problems": [
     "social-provider-unknown",
     "social-provider-unreachable",
     "accounts-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SocialSignInStart"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/beginSocialSignInRequest"
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
         "$ref": "#/components/schemas/SocialSignInStarted"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/beginSocialSignIn"
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
  "/v1/clients/social/actions/finish": {
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
    "operationId": "finishSocialSignIn",
    "tags": [
     "clients"
    ],
    "summary": "Sign in with what Google or Facebook sent back",
    "description": "The state is good once, for the session and the provider it was made for. The server trades the code at the provider, and binds the session as a login does; it makes the client when there is none. An account with a password is joined only after a login with that password in the same session.",
    "x-origin": "extension",
    "x-problems": [
     "social-login-refused",
     "social-provider-unknown",
     "social-address-unverified",
     "social-account-exists",
     "social-provider-unreachable",
     "accounts-not-offered"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SocialSignInReturn"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/finishSocialSignInRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer",
      "headers": {
       "x-session-token": {
        "$ref": "#/components/headers/sessionToken"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Client"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/logInWithGoogle"
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
  "/v1/accounts/{accountCode}/actions/authentication": {
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "checkAuthentication",
    "tags": [
     "clients"
    ],
    "summary": "Whether the session has a client",
    "description": "The session check of start-up and after a social sign-in.",
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Authentication"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/checkAuthentication"
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
  "/v1/accounts/{accountCode}/actions/logout": {
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
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "logOutClient",
    "tags": [
     "clients"
    ],
    "summary": "Client logout",
    "description": "The session goes on without a client; its cart stays. Logged out already is fine.",
    "x-problems": [],
    "responses": {
     "204": {
      "description": "Logged out"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/invoices": {
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
     "name": "clientId",
     "in": "query",
     "required": true,
     "description": "The session's client",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "includeTickets",
     "in": "query",
     "required": false,
     "description": "With tickets and returnedTickets",
     "schema": {
      "type": "boolean",
      "default": true
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
      "maximum": 150,
      "default": 150
     }
    }
   ],
   "get": {
    "operationId": "listInvoices",
    "tags": [
     "invoices"
    ],
    "summary": "Invoices of the client, newest first",
    "description": "Own invoices only; those beyond the limit cannot be reached.",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "not-yours"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Invoice"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listInvoices"
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
  "/backend/v1/ng-invoice.html": {
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
     "name": "s",
     "in": "query",
     "required": true,
     "description": "The invoice",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "cl",
     "in": "query",
     "required": true,
     "description": "The session's client",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getInvoiceHtml",
    "tags": [
     "invoices"
    ],
    "summary": "Report of an invoice to read and print",
    "description": "HTML without scripts, of own invoices only.",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "not-yours",
     "invoice-unknown"
    ],
    "responses": {
     "200": {
      "description": "A page of HTML",
      "content": {
       "text/html": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getInvoiceHtml"
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
  "/v1/flexpasses": {
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
    "operationId": "listFlexPasses",
    "tags": [
     "flex-passes"
    ],
    "summary": "Flex passes of the client",
    "x-cache": 0,
    "x-problems": [
     "login-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/FlexPass"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listFlexPasses"
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
  "/v1/flexpass/{id}": {
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
    "operationId": "getFlexPass",
    "tags": [
     "flex-passes"
    ],
    "summary": "One flex pass",
    "description": "The id is the flex pass's own, where its sibling takes an invoice's.",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "not-yours",
     "flex-pass-unknown"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FlexPass"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getFlexPass"
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
  "/v1/flexpass/{invoiceId}/events": {
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
     "name": "invoiceId",
     "in": "path",
     "required": true,
     "description": "The invoice that sold it",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "flexpassEventId",
     "in": "query",
     "required": false,
     "description": "Which pass, where an invoice sold passes of several kinds; the first when absent (extension)",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "keyserverToken",
     "in": "query",
     "required": false,
     "description": "Key of the pass's queue, where it has one (extension)",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "get": {
    "operationId": "getFlexPassEvents",
    "tags": [
     "flex-passes"
    ],
    "summary": "Flex pass of an invoice, with the films to choose from",
    "description": "The passes of one kind that the invoice sold, as one: its tickets are those of all of them. `toBeExchange` tells the performances that it opens and that are to come, `alreadyExchanged` what its tickets were exchanged for.",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "not-yours",
     "invoice-unknown",
     "flex-pass-unknown",
     "queue-key-needed"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FlexPass"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getFlexPassEvents"
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
  "/backend/v1/cart/flexpass/exchange": {
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
    "operationId": "exchangeFlexPass",
    "tags": [
     "flex-passes"
    ],
    "summary": "Exchange tickets of a flex pass for films",
    "description": "All or nothing. A shopper's session, or in swt mode the refresh token of a staff member who may sell, as a bearer. Each ticket becomes one for the performance, with the best place that is left in the price levels the pass opens; tickets for one performance sit together where they can. They are a sale of their own, with nothing to pay. The answer is the flex pass as it is afterwards: that of the first ticket's pass, where tickets of several are sent.",
    "x-problems": [
     "login-needed",
     "not-yours",
     "ticket-unknown",
     "ticket-already-exchanged",
     "flex-credits-short",
     "event-unknown",
     "queue-key-needed",
     "event-not-on-sale",
     "not-enough-places"
    ],
    "x-permission": "productPurchase",
    "security": [
     {
      "session": []
     },
     {
      "staff": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExchangeRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/exchangeFlexPassRequest"
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
         "$ref": "#/components/schemas/FlexPass"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/exchangeFlexPass"
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
  "/v1/mailinglist": {
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
    "operationId": "listSaleNewsletters",
    "tags": [
     "newsletters"
    ],
    "summary": "Newsletters of the producers of events being bought",
    "description": "For the sale: the newsletters of the organiser, then those of the producers of the events. A guest leaves clientId out, and is told nothing of who is subscribed. Without events it is the organiser's own alone, for a form outside of a sale.",
    "x-problems": [
     "login-needed",
     "not-yours",
     "event-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaleNewslettersRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/listSaleNewslettersRequest"
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Newsletter"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listSaleNewsletters"
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
  "/v1/mailinglist/client/{id}": {
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
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The session's client",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "listClientNewsletters",
    "tags": [
     "newsletters"
    ],
    "summary": "Newsletters of the producers on the site, as a client stands with them",
    "description": "For the profile, below those of the organiser; own client only.",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "not-yours"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Newsletter"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listClientNewsletters"
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
  "/v1/mailinglist/master/client/{id}": {
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
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The session's client",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "listMasterNewsletters",
    "tags": [
     "newsletters"
    ],
    "summary": "Newsletters of the organiser itself, as a client stands with them",
    "description": "For the profile.",
    "x-cache": 0,
    "x-problems": [
     "login-needed",
     "not-yours"
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Newsletter"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listMasterNewsletters"
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
  "/v1/mailinglist/confirmations/{token}": {
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
     "x-secret": true,
     "required": true,
     "description": "From the link of the mail",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "post": {
    "operationId": "confirmNewsletters",
    "tags": [
     "newsletters"
    ],
    "summary": "Confirm the newsletters that a mail asks about",
    "description": "The link works for fourteen days; opened again, it says the same. No account is needed.",
    "x-origin": "extension",
    "x-problems": [
     "newsletter-link-ended"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "What the address receives from now on",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Newsletter"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/confirmNewsletters"
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
  "/v1/mailinglist/links/{token}": {
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
     "x-secret": true,
     "required": true,
     "description": "From the link of a mail, of either kind",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "get": {
    "operationId": "readNewsletterLink",
    "tags": [
     "newsletters"
    ],
    "summary": "The newsletters that a link of a mail is about, as its address stands with them",
    "description": "For the page that the link leads to, before anything is pressed. Nothing changes.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "newsletter-link-ended"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NewsletterLink"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/readNewsletterLink"
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
  "/v1/mailinglist/unsubscribe/{token}": {
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
     "x-secret": true,
     "required": true,
     "description": "From the link of the mail",
     "schema": {
      "$ref": "#/components/schemas/Token"
     }
    }
   ],
   "get": {
    "operationId": "openUnsubscribe",
    "tags": [
     "newsletters"
    ],
    "summary": "Lead whoever opens the link of List-Unsubscribe to the shop",
    "description": "Opening it ends nothing, for mail programs open links by themselves; the page it leads to has the button.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "newsletter-link-ended"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "A page that leads to the shop",
      "content": {
       "text/html": {
        "schema": {
         "type": "string"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/openUnsubscribe"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "post": {
    "operationId": "leaveNewsletter",
    "tags": [
     "newsletters"
    ],
    "summary": "Unsubscribe from the newsletters that a link names",
    "description": "In one step, without an account; mail programs post `List-Unsubscribe=One-Click` to it as a form of either type (RFC 8058). The token says all: the body is not read, and may be left out.",
    "x-origin": "extension",
    "x-problems": [
     "newsletter-link-ended"
    ],
    "security": [],
    "requestBody": {
     "required": false,
     "content": {
      "application/x-www-form-urlencoded": {
       "schema": {
        "$ref": "#/components/schemas/Unsubscription"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/leaveNewsletterRequest"
        }
       }
      },
      "multipart/form-data": {
       "schema": {
        "$ref": "#/components/schemas/Unsubscription"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/leaveNewsletterRequest"
        }
       }
      },
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Unsubscription"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/leaveNewsletterRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "What the link was about, as the address stands with it now",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Newsletter"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/leaveNewsletter"
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
  "/v1/subscribetonewsletter": {
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
    "operationId": "changeNewsletters",
    "tags": [
     "newsletters"
    ],
    "summary": "Opt in to newsletters and out of them",
    "description": "A newsletter counts once the link mailed to the address was opened; the time, the text and the place of the consent are kept. A footer form has no clientId and gives an email, a city, a postal code, a province and a language instead; a guest at the checkout gives an email and a language. Whoever has no clientId leaves nothing here: that takes the link of a mail. The answer lists the newsletters as they stand now, and is the same whether or not the address is known.",
    "x-problems": [
     "login-needed",
     "not-yours",
     "newsletter-unknown",
     "email-invalid"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NewsletterChange"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/changeNewslettersRequest"
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Newsletter"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/changeNewsletters"
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
  "/v1/xverify/email/{base64}": {
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
     "name": "base64",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "The email in base64",
     "schema": {
      "type": "string",
      "minLength": 4,
      "maxLength": 400,
      "pattern": "^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
     }
    }
   ],
   "get": {
    "operationId": "verifyEmail",
    "tags": [
     "verifications"
    ],
    "summary": "Whether mail reaches an email",
    "description": "A profile is not changed to an email whose status is invalid. The documents leave the answer open.",
    "x-cache": 0,
    "x-problems": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Verification"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/verifyEmail"
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
  "/v1/xverify/phone/{base64}": {
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
     "name": "base64",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "The number in base64",
     "schema": {
      "type": "string",
      "minLength": 4,
      "maxLength": 400,
      "pattern": "^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
     }
    }
   ],
   "get": {
    "operationId": "verifyPhone",
    "tags": [
     "verifications"
    ],
    "summary": "Whether a phone number can be called",
    "description": "Advice only: nothing is refused because of it. The answer has the shape of the email's verification.",
    "x-cache": 0,
    "x-problems": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Verification"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/verifyPhone"
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
  "/v1/xverify/address/{line1}/{city}/{country}/{zip}": {
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
     "name": "line1",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "First line of the address",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    },
    {
     "name": "city",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "City",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    },
    {
     "name": "country",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "Country, two letters",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2
     }
    },
    {
     "name": "zip",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "Postal code",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 12
     }
    }
   ],
   "get": {
    "operationId": "verifyAddress",
    "tags": [
     "verifications"
    ],
    "summary": "Whether a postal address exists",
    "description": "Advice only: nothing is refused because of it. Each part is URL-encoded; the answer has the shape of the email's verification.",
    "x-cache": 0,
    "x-problems": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Verification"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/verifyAddress"
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
  "/v1/xverify/ip": {
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
    "operationId": "verifyIp",
    "tags": [
     "verifications"
    ],
    "summary": "Whether the caller's address is one to trust",
    "description": "Advice only. The answer has the shape of the email's verification.",
    "x-cache": 0,
    "x-problems": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Verification"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/verifyIp"
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
  "/v1/mailcheck/{base64}": {
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
     "name": "base64",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "The email in base64",
     "schema": {
      "type": "string",
      "minLength": 4,
      "maxLength": 400,
      "pattern": "^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
     }
    }
   ],
   "get": {
    "operationId": "checkMail",
    "tags": [
     "verifications"
    ],
    "summary": "Whether an email looks right, with another one when it looks mistyped",
    "description": "The remote check of the email validator, whose path the documents leave out.",
    "x-cache": 0,
    "x-problems": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MailCheck"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/checkMail"
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
  "/v1/l12n/city": {
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
     "name": "latitude",
     "in": "query",
     "required": true,
     "description": "Degrees",
     "schema": {
      "type": "number",
      "minimum": -90,
      "maximum": 90
     }
    },
    {
     "name": "longitude",
     "in": "query",
     "required": true,
     "description": "Degrees",
     "schema": {
      "type": "number",
      "minimum": -180,
      "maximum": 180
     }
    }
   ],
   "get": {
    "operationId": "findCity",
    "tags": [
     "locations"
    ],
    "summary": "City and province of a place on earth",
    "description": "The nearest Canadian city known, and its province.",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/City"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/findCity"
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
  "/v1/carousel": {
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
    "operationId": "listCarousel",
    "tags": [
     "banners"
    ],
    "summary": "Entries of the home page's carousel",
    "description": "In the order to show them; empty when the tenant has none. An entry leads to a page or to an address.",
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
          "$ref": "#/components/schemas/Banner"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listCarousel"
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
  "/v1/privileged": {
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
    "operationId": "getMainBanner",
    "tags": [
     "banners"
    ],
    "summary": "Main banner of the home page",
    "description": "One entry of the carousel's shape.",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The banner",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Banner"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getMainBanner"
         }
        }
       }
      }
     },
     "204": {
      "description": "The tenant has none"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/banner": {
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
    "operationId": "getSecondaryBanner",
    "tags": [
     "banners"
    ],
    "summary": "Secondary banner of the home page",
    "description": "One entry of the carousel's shape.",
    "x-cache": 60000,
    "x-problems": [],
    "security": [],
    "responses": {
     "200": {
      "description": "The banner",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Banner"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSecondaryBanner"
         }
        }
       }
      }
     },
     "204": {
      "description": "The tenant has none"
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   }
  },
  "/v1/tracker/systemgtm": {
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
    "operationId": "listTagManagers",
    "tags": [
     "tracking"
    ],
    "summary": "Tag-manager ids of the tenant",
    "description": "Empty when the tenant has none, and nothing is then injected.",
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
          "type": "string"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listTagManagers"
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
  "/v1/tracker/productforperformance": {
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
     "name": "isfullproducts",
     "in": "query",
     "required": false,
     "description": "With what describes the product, not its ids alone",
     "schema": {
      "type": "boolean",
      "default": false
     }
    }
   ],
   "post": {
    "operationId": "listDataLayerProducts",
    "tags": [
     "tracking"
    ],
    "summary": "Cart lines as products of the data layer",
    "description": "Ten lines a call at most. The documents leave the answer open.",
    "x-problems": [
     "event-unknown"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "items": {
         "$ref": "#/components/schemas/TrackedProduct"
        }
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/listDataLayerProductsRequest"
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/DataLayerProduct"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listDataLayerProducts"
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
  "/v1/tracker/datalayer/{pageUrl}": {
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
     "name": "pageUrl",
     "in": "path",
     "x-secret": true,
     "required": true,
     "description": "Encoded address of the page, from the root of its site",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^/"
     }
    },
    {
     "name": "saleId",
     "in": "query",
     "required": false,
     "description": "The sale a confirmation page is about",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getDataLayer",
    "tags": [
     "tracking"
    ],
    "summary": "Data layer of a page",
    "description": "The page's address is percent-encoded once. The documents leave the answer open: it is what a tag manager reads.",
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
         "$ref": "#/components/schemas/DataLayer"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getDataLayer"
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
  "/v2/users/{id}": {
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
    "operationId": "getUser",
    "tags": [
     "accounts"
    ],
    "summary": "A staff user",
    "description": "One's own record, or any with the permission admin (28).",
    "x-cache": 0,
    "x-problems": [
     "user-unknown"
    ],
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
         "$ref": "#/components/schemas/User"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getUser"
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
  "/v1/accounts": {
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
    "operationId": "listAccounts",
    "tags": [
     "accounts"
    ],
    "summary": "Accounts the user may choose",
    "description": "The organiser of the website that staff sign in to: who works for several signs in at each.",
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
          "$ref": "#/components/schemas/Account"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listAccounts"
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
  "/v1/reports/producers": {
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
    "operationId": "listProducers",
    "tags": [
     "accounts"
    ],
    "summary": "Producers whose reports the user may read",
    "description": "Needs the permission report web access (79). Whoever works for one producer sees that one, others see all, by name.",
    "x-cache": 0,
    "x-problems": [],
    "x-permission": "reportWebAccess",
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
          "$ref": "#/components/schemas/Producer"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listProducers"
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
  "/v1/log/{level}": {
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
     "name": "level",
     "in": "path",
     "required": true,
     "description": "How grave it is",
     "schema": {
      "$ref": "#/components/schemas/LogLevel"
     }
    }
   ],
   "post": {
    "operationId": "writeLog",
    "tags": [
     "logs"
    ],
    "summary": "Keep an entry of a client's log",
    "description": "Sent with or without a session. What looks like a card, a password, a token or an address of somebody is taken out before the entry is kept; an entry below the site's logLevel is not kept.",
    "x-problems": [],
    "security": [
     {},
     {
      "session": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LogEntry"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/writeLogRequest"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Kept, or below the site's level"
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
      "$ref": "#/components/schemas/SearchText"
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
  "/v1/support/carts/{id}/actions/clear": {
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
    "operationId": "clearSupportCart",
    "tags": [
     "support"
    ],
    "summary": "Release what a shopper's cart keeps",
    "description": "The id is that of a cart, of its sale as on the receipt, or of one hold. All of it, or what is not confirmed alone. Journalled with the staff member and the reason.",
    "x-origin": "extension",
    "x-problems": [
     "cart-unknown",
     "cart-empty",
     "cart-expired",
     "cart-being-paid",
     "cart-paid"
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
        "$ref": "#/components/schemas/CartClearing"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/clearSupportCartRequest"
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
          "$ref": "#/components/examples/clearSupportCart"
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
  "/v1/support/carts/{id}/explanation": {
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
     "name": "about",
     "in": "query",
     "required": true,
     "description": "What is to be explained",
     "schema": {
      "$ref": "#/components/schemas/ExplainedSubject"
     }
    }
   ],
   "get": {
    "operationId": "explainSupportCart",
    "tags": [
     "support"
    ],
    "summary": "How the prices or the taxes of an order came about",
    "description": "The id is that of a cart, of its sale as on the receipt, or of one hold. Each step cites the entry of the journal, the rule or the law it rests on.",
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
         "$ref": "#/components/schemas/Explanation"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/explainSupportCart"
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
  "/v1/support/carts/{id}/link": {
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
    "operationId": "linkSupportCart",
    "tags": [
     "support"
    ],
    "summary": "Make a link to a shopper's live cart",
    "description": "To look at the cart, or to pay it on another device. The address is told once: only a hash of its token is kept. The link ends at its time, and before that with the cart: when it is paid, emptied or out of time. Journalled with the staff member.",
    "x-origin": "extension",
    "x-problems": [
     "cart-unknown",
     "cart-empty",
     "cart-expired",
     "cart-being-paid",
     "cart-paid"
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
        "$ref": "#/components/schemas/CartLinkRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/linkSupportCartRequest"
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
         "$ref": "#/components/schemas/CartLink"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/linkSupportCart"
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
  "/v1/support/carts/{id}/payments/{paymentId}/settlement": {
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
     "$ref": "#/components/parameters/paymentId"
    }
   ],
   "post": {
    "operationId": "settlePayment",
    "tags": [
     "support"
    ],
    "summary": "Say what became of a payment that its processor can be asked about no more",
    "description": "Of a payment that is stuck: its answer was lost, or money that was reserved is still to be taken or to be given back, and the site has left the processor or the account that it was made at, or the processor has forgotten it. Staff look it up in the processor's console. Charged, it pays the order, or its part of it where there are later instalments, with the number that the console shows; not charged or given back, the payment is over and the server lets its seats go. Of a later instalment, or a payment that was due, the tickets stay good, and what was not charged, or was given back, is due again. Money that was reserved for tickets which are out, and was not taken, is asked of the buyer once more, by mail. A payment that can't pay an order any more must be refunded first; settle it as given back. unpaidAmount of the answer tells what of the order is still to be paid. No money moves. The id is that of the cart, of its sale or of one of its holds. Journalled with the staff member.",
    "x-origin": "extension",
    "x-problems": [
     "cart-unknown",
     "payment-not-stuck",
     "payment-seats-gone",
     "payment-to-give-back"
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
        "$ref": "#/components/schemas/PaymentSettlement"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/settlePaymentRequest"
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
  "/v1/support/carts/{id}/replay": {
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
    "operationId": "replaySupportCart",
    "tags": [
     "support"
    ],
    "summary": "A cart made again from its journal, and where what is stored differs",
    "description": "The id is that of a cart, of its sale as on the receipt, or of one hold. States, tickets, prices, taxes and the total are compared.",
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
         "$ref": "#/components/schemas/CartReplay"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/replaySupportCart"
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
  "/v1/support/carts/{id}/test-case": {
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
    "operationId": "exportSupportCart",
    "tags": [
     "support"
    ],
    "summary": "A cart as a test case, with all that its replay needs",
    "description": "The id is that of a cart, of its sale as on the receipt, or of one hold. Persons have pseudonyms, the same for the same email address of one organiser, and no way back.",
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
         "$ref": "#/components/schemas/CartTestCase"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/exportSupportCart"
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
  "/v1/support/sales/{id}/refund-preview": {
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
    "operationId": "previewRefund",
    "tags": [
     "support"
    ],
    "summary": "What a refund would give back",
    "description": "Nothing is changed. The id is that of a sale, of its receipt, of a cart or of a hold. Without items it is the whole sale: all that can still go back, its deliveries included.",
    "x-origin": "extension",
    "x-problems": [
     "sale-unknown",
     "sale-voided",
     "refund-item-unknown",
     "refund-payment-due",
     "refund-exceeds-payment"
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
        "$ref": "#/components/schemas/RefundSelection"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/previewRefundRequest"
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
         "$ref": "#/components/schemas/RefundPreview"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/previewRefund"
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
  "/v1/support/sales/{id}/refunds": {
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
    "operationId": "listRefunds",
    "tags": [
     "support"
    ],
    "summary": "The refunds of a sale, oldest first",
    "description": "What was paid, what went back and what became of each refund.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "sale-unknown"
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
         "$ref": "#/components/schemas/RefundList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listRefunds"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "post": {
    "operationId": "refundSale",
    "tags": [
     "support"
    ],
    "summary": "Give money of a sale back",
    "description": "The amount is that of the preview: where anything has changed since, nothing is refunded. The tickets end at once; the money goes back to the card first, up to what it paid, then to the gift certificates. A refund that its processor has not confirmed is `requested`, and is asked for again by the server until it is known to be done or refused. Journalled with the staff member, and mailed to who bought.",
    "x-origin": "extension",
    "x-problems": [
     "sale-unknown",
     "sale-voided",
     "refund-item-unknown",
     "refund-nothing-left",
     "refund-amount-changed",
     "refund-not-captured",
     "refund-payment-due",
     "refund-exceeds-payment",
     "refund-refused"
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
        "$ref": "#/components/schemas/RefundRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/refundSaleRequest"
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
         "$ref": "#/components/schemas/Refund"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/refundSale"
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
  "/v1/support/sales/{id}/refunds/{refundId}/settlement": {
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
     "$ref": "#/components/parameters/refundId"
    }
   ],
   "post": {
    "operationId": "settleRefund",
    "tags": [
     "support"
    ],
    "summary": "Say what became of a refund that its processor refuses to repeat",
    "description": "Of a refund that is stuck: its processor was asked again after an answer was lost, and refused, so that the server cannot know what the first request did. Staff look it up in the processor's console. Given back, it ends as done, with the number that the console shows; not given back, it ends as refused and its tickets are good again. No money moves. Journalled with the staff member.",
    "x-origin": "extension",
    "x-problems": [
     "sale-unknown",
     "refund-unknown",
     "refund-not-stuck"
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
        "$ref": "#/components/schemas/RefundSettlement"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/settleRefundRequest"
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
         "$ref": "#/components/schemas/Refund"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/settleRefund"
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
  "/v1/support/sales/{id}/actions/resend": {
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
    "operationId": "resendReceipt",
    "tags": [
     "support"
    ],
    "summary": "Mail a receipt again, with the tickets that can be printed",
    "description": "To whom bought, at the address of the order. The id is that of a sale, of its receipt, of a cart or of a hold. Journalled with the staff member.",
    "x-origin": "extension",
    "x-problems": [
     "sale-unknown",
     "sale-voided"
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
         "$ref": "#/components/schemas/ResentReceipt"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/resendReceipt"
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
  "/v1/support/sales/{id}/void-preview": {
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
    "operationId": "previewVoid",
    "tags": [
     "support"
    ],
    "summary": "What voiding a sale would end",
    "description": "Nothing is changed. The id is that of a sale, of its receipt, of a cart or of a hold. Only a sale whose payment is due can be voided: what was paid is refunded.",
    "x-origin": "extension",
    "x-problems": [
     "sale-unknown",
     "sale-voided",
     "void-not-due",
     "void-being-paid"
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
         "$ref": "#/components/schemas/VoidPreview"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/previewVoid"
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
  "/v1/support/sales/{id}/void": {
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
    "operationId": "voidSale",
    "tags": [
     "support"
    ],
    "summary": "Void a sale whose payment is due and that nobody will pay",
    "description": "Its tickets end at once, its seats go back on sale, and what gift certificates paid is on them again. Nothing can be paid of it any more. Journalled with the staff member, and mailed to who bought. One of two requests, a payment by the mail's link or this one, is carried out.",
    "x-origin": "extension",
    "x-problems": [
     "sale-unknown",
     "sale-voided",
     "void-not-due",
     "void-being-paid",
     "void-items-used"
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
        "$ref": "#/components/schemas/VoidRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/voidSaleRequest"
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
         "$ref": "#/components/schemas/SaleVoid"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/voidSale"
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
  "/v1/support/clients": {
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
     "required": true,
     "description": "An email, an id, or the beginning of a name or an email",
     "schema": {
      "$ref": "#/components/schemas/ClientSearch"
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
      "maximum": 100,
      "default": 20
     }
    }
   ],
   "get": {
    "operationId": "listSupportClients",
    "tags": [
     "support"
    ],
    "summary": "Clients of the site by email, id or name",
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
         "$ref": "#/components/schemas/SupportClientList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listSupportClients"
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
  "/v1/support/clients/{id}": {
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
    "operationId": "getSupportClient",
    "tags": [
     "support"
    ],
    "summary": "One client: the profile, what belongs to it, and what was done with it",
    "description": "The id or the email of a client. Of a closed account it tells by its id when it was closed, and nothing else.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "client-unknown"
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
         "$ref": "#/components/schemas/SupportClient"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getSupportClient"
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
  "/v1/support/clients/{id}/actions/export": {
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
    "operationId": "exportSupportClient",
    "tags": [
     "support"
    ],
    "summary": "A copy of what is held about a client",
    "description": "For a client who asks for it and cannot sign in. Written down with the staff member and the reason.",
    "x-origin": "extension",
    "x-problems": [
     "client-unknown"
    ],
    "x-permission": "adminWriteProfile",
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
        "$ref": "#/components/schemas/ClientReason"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/exportSupportClientRequest"
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
         "$ref": "#/components/schemas/PersonalData"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/exportSupportClient"
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
  "/v1/support/clients/{id}/closing": {
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
    "operationId": "previewSupportClosing",
    "tags": [
     "support"
    ],
    "summary": "What closing a client's account would do",
    "description": "Nothing is changed.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "client-unknown"
    ],
    "x-permission": "adminWriteProfile",
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
         "$ref": "#/components/schemas/ClosingPreview"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/previewSupportClosing"
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
  "/v1/support/clients/{id}/actions/close": {
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
    "operationId": "closeSupportClient",
    "tags": [
     "support"
    ],
    "summary": "Close a client's account",
    "description": "As the client could. Written down with the staff member and the reason; the client gets the same letter.",
    "x-origin": "extension",
    "x-problems": [
     "client-unknown",
     "account-owes",
     "account-payment-open"
    ],
    "x-permission": "adminWriteProfile",
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
        "$ref": "#/components/schemas/ClientReason"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/closeSupportClientRequest"
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
         "$ref": "#/components/schemas/ClientEntry"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/closeSupportClient"
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
  "/v1/support/clients/{id}/actions/ask-new-password": {
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
    "operationId": "askNewPassword",
    "tags": [
     "support"
    ],
    "summary": "Ask a client for a new password",
    "description": "Every sign-in of the client ends, a letter has the link to choose another password, and who signs in with the present one is led to change it. With `takenOver`, only that link opens the account, or one that takes an earlier email back. Written down with the staff member and the reason.",
    "x-origin": "extension",
    "x-problems": [
     "client-unknown",
     "client-without-password"
    ],
    "x-permission": "adminWriteProfile",
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
        "$ref": "#/components/schemas/NewPasswordAsk"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/askNewPasswordRequest"
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
         "$ref": "#/components/schemas/ClientEntry"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/askNewPassword"
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
      "$ref": "#/components/schemas/OptionalId"
     }
    },
    {
     "name": "cartId",
     "in": "query",
     "required": false,
     "description": "Only this cart",
     "schema": {
      "$ref": "#/components/schemas/OptionalId"
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
  "/v1/support/holds/{id}/explanation": {
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
    "operationId": "explainSupportHold",
    "tags": [
     "support"
    ],
    "summary": "What became of a hold, and what its shopper was refused",
    "description": "The id is that of a hold, of a cart, of its sale as on the receipt, or of a session. Each finding cites the entry of the journal it rests on. Sessions are told by their last characters only.",
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
         "$ref": "#/components/schemas/HoldExplanation"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/explainSupportHold"
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
  "/v1/support/events/{id}/seats/{seatId}/explanation": {
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
     "name": "seatId",
     "in": "path",
     "required": true,
     "description": "Id of the seat",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "qty",
     "in": "query",
     "required": false,
     "description": "Tickets of the party that would sit there",
     "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 50,
      "default": 1
     }
    }
   ],
   "get": {
    "operationId": "explainSupportSeat",
    "tags": [
     "support"
    ],
    "summary": "Who has a seat of an event, whether it can be chosen, and everything that happened to it",
    "description": "The id is that of an event. Whether it can be chosen is decided by the rules that the map and the holds go by.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-unknown",
     "seats-unknown"
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
         "$ref": "#/components/schemas/SeatExplanation"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/explainSupportSeat"
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
  "/v1/support/events/{id}/refund-preview": {
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
    "operationId": "previewEventRefund",
    "tags": [
     "support"
    ],
    "summary": "What refunding a cancelled event would give back",
    "description": "Nothing is changed. Of each order that has tickets or places to park for the event, only those and their delivery go back; the rest of the order stays. A ticket of a combo or a subscription goes back at its share of the price, a ticket of a flex pass as a credit.",
    "x-origin": "extension",
    "x-problems": [
     "event-unknown"
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
        "$ref": "#/components/schemas/EventRefundSelection"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/previewEventRefundRequest"
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
         "$ref": "#/components/schemas/EventRefundPreview"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/previewEventRefund"
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
  "/v1/support/events/{id}/refunds": {
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
    "operationId": "listEventRefunds",
    "tags": [
     "support"
    ],
    "summary": "The refunds of an event as a whole, newest first",
    "description": "Each with how far it is.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-unknown"
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
         "$ref": "#/components/schemas/EventRefundList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listEventRefunds"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "post": {
    "operationId": "refundEvent",
    "tags": [
     "support"
    ],
    "summary": "Refund a cancelled event, order by order",
    "description": "The server refunds one order after the other and goes on after a restart; the answer does not wait for it. The amount is that of the preview: where anything has changed since, nothing begins. While one is under way it is answered again, whoever asks, and no other begins. Each refund is journalled with the staff member and mailed to who bought.",
    "x-origin": "extension",
    "x-problems": [
     "event-unknown",
     "event-not-cancelled",
     "refund-nothing-left",
     "refund-amount-changed"
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
        "$ref": "#/components/schemas/EventRefundRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/refundEventRequest"
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
         "$ref": "#/components/schemas/EventRefund"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/refundEvent"
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
  "/v1/support/event-refunds/{id}": {
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
    "operationId": "getEventRefund",
    "tags": [
     "support"
    ],
    "summary": "How far the refund of an event is, with its orders",
    "description": "In the order in which they are refunded. What became of an order is told as it is now, after the end too.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-refund-unknown"
    ],
    "x-permission": "admin",
    "security": [
     {
      "staff": []
     }
    ],
    "parameters": [
     {
      "name": "state",
      "in": "query",
      "description": "Only orders of this state",
      "schema": {
       "$ref": "#/components/schemas/EventRefundSaleState"
      }
     },
     {
      "name": "after",
      "in": "query",
      "description": "The number of the last order that the caller has",
      "schema": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1000000,
       "default": 0
      }
     },
     {
      "name": "limit",
      "in": "query",
      "description": "Most orders to answer",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 500,
       "default": 100
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/EventRefundReport"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getEventRefund"
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
  "/v1/support/event-refunds/{id}/actions/stop": {
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
    "operationId": "stopEventRefund",
    "tags": [
     "support"
    ],
    "summary": "Stop the refund of an event",
    "description": "Orders that are not refunded yet stay as they are, and are told as left out. What was given back stays given back. One that is over is answered as it is.",
    "x-origin": "extension",
    "x-problems": [
     "event-refund-unknown"
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
         "$ref": "#/components/schemas/EventRefund"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/stopEventRefund"
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
  "/v1/support/promotions/{id}/explanation": {
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
     "name": "order",
     "in": "query",
     "required": false,
     "description": "A cart, its sale as on the receipt, or one of its holds: why the promotion did or did not apply to it",
     "schema": {
      "$ref": "#/components/schemas/OptionalId"
     }
    }
   ],
   "get": {
    "operationId": "explainSupportPromotion",
    "tags": [
     "support"
    ],
    "summary": "What a promotion takes off, who used it, and why it did or did not apply to an order",
    "description": "The id is that of a promotion, or its code.",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "promotion-unknown",
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
         "$ref": "#/components/schemas/PromotionExplanation"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/explainSupportPromotion"
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
  "/v1/scans": {
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
    "operationId": "listScans",
    "tags": [
     "scans"
    ],
    "summary": "The scan log of an event",
    "description": "Every code that was scanned for the event, newest first; at a door of several events, a code of none of them stands with the first one. when, at which gate, by whom, and what became of it. Takes the permission scan debug (77).",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-unknown"
    ],
    "x-permission": "scanDebug",
    "security": [
     {
      "staff": []
     }
    ],
    "parameters": [
     {
      "name": "eventId",
      "in": "query",
      "required": true,
      "description": "The event whose scans are listed",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "limit",
      "in": "query",
      "description": "Most entries to answer",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 500,
       "default": 100
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The answer",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ScanLog"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listScans"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "post": {
    "operationId": "scanTicket",
    "tags": [
     "scans"
    ],
    "summary": "Scan a ticket at the door",
    "description": "The first scan of a good ticket of one of the events lets its holder in; every other is told when and where that was. Whatever is scanned is written in the scan log. Takes the permission admin scan (139); `again` lets somebody in who was let in before, and takes scan god mode (70) too.",
    "x-origin": "extension",
    "x-problems": [
     "event-unknown"
    ],
    "x-permission": "adminScan",
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
        "$ref": "#/components/schemas/ScanRequest"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/scanTicketRequest"
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
         "$ref": "#/components/schemas/Scan"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/scanTicket"
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
  "/v1/scans/actions/import": {
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
    "operationId": "importScans",
    "tags": [
     "scans"
    ],
    "summary": "Hand in what was scanned without a network",
    "description": "Scans with their own times, judged in the order of those. Of two scanners that let the same ticket in, the earlier one stays the first. Code, time and gate say which scan it is: one that let somebody in, or was a copy, stays as it was judged; any other is judged anew. Takes the permission scan barcode import (85).",
    "x-origin": "extension",
    "x-problems": [
     "event-unknown"
    ],
    "x-permission": "scanBarcodeImport",
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
        "$ref": "#/components/schemas/ScanImport"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/importScansRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The answer, in the order of the request",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/Scan"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/importScans"
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
  "/v1/scans/events/{id}": {
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
    "operationId": "getDoorList",
    "tags": [
     "scans"
    ],
    "summary": "The good tickets of an event",
    "description": "What a scanner needs to know to judge codes without a network, beside the public keys: which tickets are good, by which of their codes, and which were let in already. Takes the permission admin scan (139).",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "event-unknown"
    ],
    "x-permission": "adminScan",
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
         "$ref": "#/components/schemas/DoorList"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getDoorList"
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
  "/v1/venues": {
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
    "operationId": "listVenues",
    "tags": [
     "venues"
    ],
    "summary": "The venues of the site",
    "description": "Every venue that was imported, with its number of seats. Takes the permission admin (28).",
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
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/VenueOfSite"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listVenues"
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
  "/v1/venues/{id}/plan": {
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
    "operationId": "getVenuePlan",
    "tags": [
     "venues"
    ],
    "summary": "The files of a venue, and which of its seats are taken",
    "description": "The seating plan and the venue's file byte for byte as they were imported, their revision, and the seats that are sold, here or elsewhere, or held at any event. Takes the permission admin (28).",
    "x-origin": "extension",
    "x-cache": 0,
    "x-problems": [
     "venue-unknown",
     "plan-not-kept"
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
         "$ref": "#/components/schemas/VenuePlan"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/getVenuePlan"
         }
        }
       }
      }
     },
     "default": {
      "$ref": "#/components/responses/problem"
     }
    }
   },
   "post": {
    "operationId": "saveVenuePlan",
    "tags": [
     "venues"
    ],
    "summary": "Judge a plan, and save it",
    "description": "The site is imported anew from the files it was imported from, with this plan in place of the one before: judged as any import, all or nothing. A seat that is sold or held stays where and what it is. `dryRun` only judges, and takes the permission admin (28); saving takes full admin (100) too. The revision has to be the one that was read. Without one, a new venue of this id is added from its file and its plan; `plan-changed` says that there is one already.",
    "x-origin": "extension",
    "x-problems": [
     "venue-unknown",
     "plan-not-kept",
     "plan-changed"
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
        "$ref": "#/components/schemas/VenuePlanSave"
       },
       "examples": {
        "example": {
         "$ref": "#/components/examples/saveVenuePlanRequest"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The verdict; nothing is saved unless the outcome says so",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/VenuePlanVerdict"
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/saveVenuePlan"
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
  "/v1/ticket-keys": {
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
    "operationId": "listTicketKeys",
    "tags": [
     "scans"
    ],
    "summary": "The public keys that tickets' codes are signed with",
    "description": "Ed25519 keys, newest first; a code names its key and ends in its signature. With them anybody can check a code without asking the server: that it was issued, not that it is still good.",
    "x-origin": "extension",
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
          "$ref": "#/components/schemas/TicketKey"
         }
        },
        "examples": {
         "example": {
          "$ref": "#/components/examples/listTicketKeys"
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
    "x-cache": 0,
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
    "x-cache": 0,
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
  "schemas": {
   "ChangedSections": {
    "type": "object",
    "description": "What is different from the availability that was told last: the sections where something changed, as they are now.",
    "required": [
     "version",
     "serverTime",
     "placesLeft",
     "sections"
    ],
    "additionalProperties": false,
    "properties": {
     "version": {
      "type": "string",
      "description": "Of the whole availability, with this change"
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
        "placesLeft"
       ],
       "additionalProperties": false,
       "properties": {
        "sectionId": {
         "type": "string"
        },
        "version": {
         "type": "string"
        },
        "placesLeft": {
         "type": "integer"
        },
        "free": {
         "type": "array",
         "description": "For each event of the map, the seats that others could sit in there: four seats a hexadecimal digit, in the order of the section's details, the first seat in the highest bit. A seat can be chosen when it has a price level and is free at every event. Left out where there are no seats to choose.",
         "items": {
          "type": "string",
          "pattern": "^[0-9a-f]*$"
         }
        }
       }
      }
     }
    }
   },
   "KeyKind": {
    "type": "string",
    "enum": [
     "pages",
     "events",
     "subscriptions",
     "flexpass"
    ]
   },
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
         "type": "string",
         "description": "What is wrong; of a client or a card, the name of the form error"
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
      "description": "Seats that could be had instead"
     },
     "group": {
      "type": "integer",
      "minimum": 0,
      "description": "Of a hold refused for its seats, where it can be told: the first of the groups asked for that is at fault,\ncounted from 0; `seatIds` may be of later ones too. `nearest` would come instead of that group's seats in the row\nat fault, asked for after all the other groups; asked for last, even the same seats may do.\n"
     },
     "holds": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Of release-not-whole: all the lines to give back (idCartLine), those asked for among them"
     },
     "min": {
      "type": "integer"
     },
     "max": {
      "type": "integer"
     },
     "step": {
      "type": "integer",
      "minimum": 2,
      "description": "Of invalid-quantity: how many are sold at a time, from the least quantity on; left out where any number between\n`min` and `max` may be had\n"
     },
     "comboGroupId": {
      "type": "string",
      "description": "Of a hold refused for a choice inside a combo, where it can be told: the group of the combo to choose in again.\nThe message names the group or its event\n"
     },
     "comboGroupDetailId": {
      "type": "string",
      "description": "The same: the detail of the combo that cannot be had"
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
     "reason": {
      "type": "string",
      "enum": [
       "keyserver"
      ],
      "description": "Of queue-key-needed: a key of the queue is missing"
     },
     "queue": {
      "type": "object",
      "description": "Of queue-key-needed: the queue whose key is missing, as its own operations name it. It may be the queue of the page of\nwhat was asked for, or of one event of a combo.\n",
      "additionalProperties": false,
      "required": [
       "type",
       "id"
      ],
      "properties": {
       "type": {
        "$ref": "#/components/schemas/KeyKind"
       },
       "id": {
        "type": "string"
       }
      }
     },
     "declineCode": {
      "type": "string",
      "description": "Why the card was refused, as far as a shopper may know, in Stripe's words whatever the processor; a decline\nthat speaks of theft or risk is card_declined.\n"
     },
     "messageKey": {
      "type": "string",
      "description": "Key of a closer text than message, such as checkout.stripe.error.insufficient_funds"
     },
     "clientSecret": {
      "type": "string"
     },
     "cardToken": {
      "type": "string",
      "description": "Of authentication-needed: what the processor made of a wallet's token, whose card its bank must be asked about\nbefore it pays. It pays under the wallet's type.\n"
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
   "SocialProvider": {
    "type": "string",
    "enum": [
     "FACEBOOK",
     "GOOGLE"
    ]
   },
   "SocialSignIn": {
    "type": "object",
    "description": "A provider shoppers may sign in with; public keys only.",
    "required": [
     "provider",
     "clientId"
    ],
    "additionalProperties": false,
    "properties": {
     "provider": {
      "$ref": "#/components/schemas/SocialProvider"
     },
     "clientId": {
      "type": "string",
      "description": "The site's application with the provider"
     }
    }
   },
   "CartElementPart": {
    "type": "string",
    "enum": [
     "edit",
     "delete",
     "addTickets",
     "seatMapPdf",
     "info",
     "serviceCharge"
    ]
   },
   "CheckoutSite": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "checkoutOrigin",
     "shopOrigin"
    ],
    "additionalProperties": false,
    "properties": {
     "checkoutOrigin": {
      "type": "string"
     },
     "shopOrigin": {
      "type": "string"
     }
    }
   },
   "WalletSettings": {
    "type": "object",
    "x-origin": "extension",
    "description": "What the sheets of wallets are opened with. A wallet that is not offered is absent.",
    "required": [
     "merchantName"
    ],
    "additionalProperties": false,
    "properties": {
     "merchantName": {
      "type": "string",
      "maxLength": 64,
      "description": "As the sheets name who sells"
     },
     "applePay": {
      "type": "object",
      "required": [
       "merchantIdentifier"
      ],
      "additionalProperties": false,
      "properties": {
       "merchantIdentifier": {
        "type": "string"
       },
       "sdkUrl": {
        "type": "string",
        "description": "A script that brings it; absent where browsers have it"
       }
      }
     },
     "googlePay": {
      "type": "object",
      "required": [
       "sdkUrl",
       "environment",
       "tokenization"
      ],
      "additionalProperties": false,
      "properties": {
       "sdkUrl": {
        "type": "string"
       },
       "environment": {
        "type": "string",
        "enum": [
         "PRODUCTION",
         "TEST"
        ]
       },
       "merchantId": {
        "type": "string",
        "description": "Of Google; needed in PRODUCTION"
       },
       "tokenization": {
        "type": "object",
        "additionalProperties": {
         "type": "string"
        },
        "description": "Who opens its tokens: parameters of PAYMENT_GATEWAY"
       }
      }
     }
    }
   },
   "LogLevel": {
    "type": "string",
    "enum": [
     "debug",
     "info",
     "warn",
     "error"
    ]
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
   "CardEntry": {
    "type": "string",
    "x-origin": "extension",
    "enum": [
     "HOSTED",
     "NUMBERS"
    ],
    "description": "HOSTED: in fields of the processor's own, which give a token. NUMBERS: in fields of the shop's, which send the numbers. Absent: no card is taken."
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
      "description": "Where the processor serves its card fields: a script, or the page of a frame (extension)"
     },
     "threeDSecureUrl": {
      "type": "string",
      "description": "Where its 3-D Secure library is served (extension)"
     },
     "cardEntry": {
      "$ref": "#/components/schemas/CardEntry"
     },
     "keepsCards": {
      "type": "boolean",
      "description": "Whether clients may have it keep a card. false where it has kept some, which can be removed; absent where it never did (extension)"
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
   "ServiceLine": {
    "type": "object",
    "x-origin": "extension",
    "description": "Where customers of a region call.",
    "required": [
     "region",
     "phone"
    ],
    "additionalProperties": false,
    "properties": {
     "region": {
      "type": "string",
      "enum": [
       "QUEBEC",
       "ATLANTIC",
       "ONTARIO",
       "WEST"
      ]
     },
     "phone": {
      "type": "string"
     }
    }
   },
   "SocialLink": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "network",
     "url"
    ],
    "additionalProperties": false,
    "properties": {
     "network": {
      "type": "string",
      "description": "Its name, as it is read"
     },
     "url": {
      "type": "string",
      "format": "uri"
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
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ServiceLine"
      },
      "description": "Customer service by region (extension)"
     },
     "social": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SocialLink"
      },
      "description": "Where the organiser is to be followed (extension)"
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
   "SitePage": {
    "type": "string",
    "enum": [
     "faq",
     "contact",
     "careers",
     "medias",
     "streaming",
     "vq",
     "pos"
    ]
   },
   "BannerPlace": {
    "type": "string",
    "enum": [
     "carousel",
     "main",
     "secondary"
    ]
   },
   "NewsletterSender": {
    "type": "string",
    "enum": [
     "organiser",
     "producers"
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
      "type": "string",
      "description": "Where links to the cart lead while it is off; `{lang}` stands for the language"
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
      "type": "boolean",
      "description": "The holder of each ticket is asked a question"
     },
     "holderSurvey": {
      "type": "object",
      "description": "What they are asked, in the language of the request (extension)",
      "required": [
       "question",
       "required"
      ],
      "additionalProperties": false,
      "properties": {
       "question": {
        "type": "string"
       },
       "required": {
        "type": "boolean",
        "description": "Nothing is sold before each ticket has an answer"
       }
      }
     },
     "socialProviders": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SocialSignIn"
      },
      "description": "None when absent"
     },
     "facebookVersion": {
      "type": "string",
      "default": "v3.2",
      "description": "Of Facebook's library"
     },
     "hiddenCartElements": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartElementPart"
      },
      "description": "What a cart line does not show (extension)"
     },
     "showMapsLink": {
      "type": "boolean",
      "default": false,
      "description": "A ticket's place links to a map (extension)"
     },
     "checkout": {
      "type": "boolean",
      "description": "The checkout is at an origin of its own; false when absent"
     },
     "oldCheckout": {
      "type": "boolean",
      "description": "It stays at the shop's all the same; false when absent"
     },
     "checkoutSite": {
      "$ref": "#/components/schemas/CheckoutSite",
      "description": "Where it is, and where the shop is (extension)"
     },
     "oldFlow": {
      "type": "boolean",
      "description": "Calendars are the compact grid, as when absent; false for the wide one"
     },
     "splitPrice": {
      "type": "boolean",
      "default": false,
      "description": "A line of the cart may be divided over prices"
     },
     "wallets": {
      "$ref": "#/components/schemas/WalletSettings",
      "description": "None when absent (extension)"
     },
     "paypal": {
      "type": "object",
      "description": "What PayPal's script is loaded with; not offered when absent (extension)",
      "required": [
       "clientId",
       "sdkUrl"
      ],
      "additionalProperties": false,
      "properties": {
       "clientId": {
        "type": "string",
        "description": "Of the app at PayPal"
       },
       "sdkUrl": {
        "type": "string",
        "description": "The script, before its parameters"
       }
      }
     },
     "interacHiddenSubdomains": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Sites that do not offer Interac (extension)"
     },
     "privacyConsent": {
      "type": "boolean",
      "default": false,
      "description": "Sign-up asks for consent to the policy (extension)"
     },
     "privacyUrl": {
      "type": "object",
      "description": "Where the policy is, by language (extension)",
      "additionalProperties": false,
      "properties": {
       "fr": {
        "type": "string"
       },
       "en": {
        "type": "string"
       }
      }
     },
     "showCompanyAndTitle": {
      "type": "boolean",
      "default": false,
      "description": "Client forms ask for company and title (extension)"
     },
     "timeFormat": {
      "type": "integer",
      "enum": [
       12,
       24
      ],
      "description": "How fields of times count hours; 24 when absent (extension)"
     },
     "tracking": {
      "type": "boolean",
      "default": false,
      "description": "The site has tag managers, which shoppers are asked about first (extension)"
     },
     "nearbyStays": {
      "type": "boolean",
      "default": false,
      "description": "Places to stay near an event are shown, by a provider in a frame (extension)"
     },
     "logLevel": {
      "$ref": "#/components/schemas/LogLevel",
      "description": "What its shop tells the server's log, and whatever is graver; warn when absent (extension)"
     },
     "networkPositionUrl": {
      "type": "string",
      "format": "uri",
      "description": "Who tells the position of a network address, where a browser does not; nobody when absent (extension)"
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
     },
     "sitePages": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SitePage"
      },
      "description": "What the site has beside its programme and its venues; nothing when absent (extension)"
     },
     "banners": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/BannerPlace"
      },
      "description": "What the home page puts forward; nothing when absent (extension)"
     },
     "emailCheck": {
      "type": "boolean",
      "default": false,
      "description": "Forms ask whether an email looks right (extension)"
     },
     "newsletters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/NewsletterSender"
      },
      "description": "Whose newsletters shoppers may ask for; nobody's when absent (extension)"
     },
     "solutionUrl": {
      "type": "string",
      "description": "Who runs the ticketing, elsewhere (extension)"
     },
     "redirectHosts": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Hosts, besides the site's own, that its redirect route may lead to (extension)"
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
   "ProvinceName": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$",
    "description": "Or its code"
   },
   "LocalMoment": {
    "type": "string",
    "maxLength": 16,
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d)?$",
    "description": "A day of the organiser's, or a time of it, without a zone"
   },
   "SearchText": {
    "type": "string",
    "maxLength": 100
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
   "PlaceName": {
    "type": "object",
    "description": "A venue by its name.",
    "required": [
     "id",
     "name"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
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
     "places": {
      "type": "array",
      "description": "Each venue of the events to come once, else of all events, in their order (extension)",
      "items": {
       "$ref": "#/components/schemas/PlaceName"
      }
     },
     "nextEventId": {
      "type": "string",
      "description": "The next event on sale"
     },
     "distance": {
      "type": "number",
      "minimum": 0,
      "description": "Kilometres to its nearest venue, from the postal code asked for (extension)"
     }
    }
   },
   "Id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "description": "As the server gave it"
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
     "start": {
      "type": "string",
      "format": "date-time",
      "description": "Extension"
     },
     "dateOnly": {
      "type": "boolean",
      "description": "Hides the hour"
     }
    }
   },
   "SeatMapMode": {
    "type": "string",
    "enum": [
     "full",
     "polygons",
     "none"
    ],
    "description": "none: price levels only"
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
     "altExhibit": {
      "type": "boolean",
      "description": "Only the alternative exhibit is available (extension)"
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
     "inPresale": {
      "type": "boolean",
      "description": "On sale to some until then (extension)"
     },
     "place": {
      "$ref": "#/components/schemas/Place"
     },
     "seatMap": {
      "$ref": "#/components/schemas/SeatMapMode",
      "description": "How its places are chosen: a screen that waits for it has the shape of what comes (extension)"
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
     "originalPrice": {
      "type": "integer",
      "description": "What it costs by itself or cost before, where it costs less here; struck through (extension)"
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
     "soldout": {
      "type": "boolean",
      "description": "The organiser sells no more at it (extension)"
     },
     "promoId": {
      "type": "string",
      "description": "By which promotion (extension)"
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
    "description": "A price level as it is sold. The documents give another entity the same name, MapPriceLevel here.",
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
   "Subscription": {
    "type": "object",
    "description": "Events sold together at one price, with the same places at each.",
    "required": [
     "id",
     "title",
     "saleState",
     "seatMap",
     "events",
     "priceLevels"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "HTML"
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
     "seatMap": {
      "$ref": "#/components/schemas/SeatMapMode"
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CalendarEvent"
      }
     },
     "priceLevels": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PriceLevel"
      }
     },
     "priceFrom": {
      "type": "integer"
     }
    }
   },
   "ComboGroupKind": {
    "type": "string",
    "enum": [
     "MANDATORY",
     "OPTIONAL",
     "PSEUDO_MANDATORY"
    ]
   },
   "ComboDetail": {
    "type": "object",
    "description": "One thing a group offers, a price level of an event.",
    "required": [
     "id",
     "showId",
     "eventId",
     "title",
     "start",
     "place",
     "priceLevelId",
     "priceLevel",
     "rs",
     "soldout",
     "prices"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "What a hold names as comboGroupDetailId"
     },
     "showId": {
      "type": "string"
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "start": {
      "type": "string",
      "format": "date-time",
      "description": "Extension"
     },
     "place": {
      "$ref": "#/components/schemas/Place",
      "description": "Extension"
     },
     "priceLevelId": {
      "type": "string"
     },
     "priceLevel": {
      "type": "string",
      "description": "Its name (extension)"
     },
     "rs": {
      "type": "boolean",
      "description": "Whether it has numbered seats (extension)"
     },
     "soldout": {
      "type": "boolean"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Price"
      },
      "description": "As they are inside the combo"
     }
    }
   },
   "ComboGroup": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "details",
     "itemHours"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "kind": {
      "$ref": "#/components/schemas/ComboGroupKind",
      "description": "Extension"
     },
     "name": {
      "type": "string"
     },
     "required": {
      "type": "integer",
      "minimum": 1,
      "description": "Price levels to pick, of a mandatory group"
     },
     "min": {
      "type": "integer",
      "minimum": 0,
      "description": "Fewest picks, of a pseudo-mandatory group"
     },
     "max": {
      "type": "integer",
      "minimum": 1,
      "description": "Most picks, of a pseudo-mandatory group"
     },
     "details": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ComboDetail"
      }
     },
     "itemHours": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ItemHour"
      }
     }
    }
   },
   "Combo": {
    "type": "object",
    "description": "Several events sold as one.",
    "required": [
     "id",
     "title",
     "saleState",
     "mandatoryGroups",
     "optionalGroups",
     "pseudoMandatoryGroups",
     "onePerShow",
     "onePerPerformance"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "HTML (extension)"
     },
     "imageUrl": {
      "type": "string"
     },
     "perCart": {
      "type": "integer",
      "minimum": 1,
      "description": "Most of it in one cart (extension)"
     },
     "priceFrom": {
      "type": "integer",
      "description": "Cents: the least that one costs, service charges included, taxes to follow (extension)"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "mandatoryGroups": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ComboGroup"
      }
     },
     "optionalGroups": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ComboGroup"
      }
     },
     "pseudoMandatoryGroups": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ComboGroup"
      }
     },
     "onePerShow": {
      "type": "boolean",
      "description": "A show may be picked only once (extension)"
     },
     "onePerPerformance": {
      "type": "boolean",
      "description": "An event may be picked only once (extension)"
     }
    }
   },
   "ByocTier": {
    "type": "object",
    "description": "From so many events on, each ticket costs so much less; one of the three.",
    "required": [
     "events"
    ],
    "additionalProperties": false,
    "properties": {
     "events": {
      "type": "integer",
      "minimum": 2
     },
     "percentOff": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "amountOff": {
      "type": "integer",
      "description": "Cents"
     },
     "price": {
      "type": "integer",
      "description": "Cents"
     }
    }
   },
   "Byoc": {
    "type": "object",
    "description": "A combo that shoppers build themselves (extension); each event is taken once, with as many tickets as the others.",
    "required": [
     "id",
     "title",
     "saleState",
     "most",
     "tiers",
     "details"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "HTML"
     },
     "imageUrl": {
      "type": "string"
     },
     "perCart": {
      "type": "integer",
      "minimum": 1
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "most": {
      "type": "integer",
      "minimum": 2,
      "description": "Most events"
     },
     "tiers": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/ByocTier"
      },
      "description": "The fewest events first"
     },
     "details": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ComboDetail"
      },
      "description": "At their own prices"
     }
    }
   },
   "ProductKind": {
    "type": "string",
    "enum": [
     "membership",
     "giftcertificate",
     "donation",
     "flexpass"
    ]
   },
   "ProductAmounts": {
    "type": "object",
    "description": "What a shopper may choose to pay, in cents, both bounds inclusive.",
    "required": [
     "min",
     "max",
     "suggested"
    ],
    "additionalProperties": false,
    "properties": {
     "min": {
      "type": "integer"
     },
     "max": {
      "type": "integer"
     },
     "suggested": {
      "type": "array",
      "items": {
       "type": "integer"
      }
     }
    }
   },
   "Product": {
    "type": "object",
    "description": "What a page sells without a seat (extension); amounts in cents. A membership is held as MEMBER, a gift certificate as GIFT_CERTTIFICATES, a donation and a flex pass as show; the product's id is the group's and the price's.",
    "required": [
     "id",
     "kind",
     "title",
     "saleState",
     "serviceCharges",
     "maxTickets",
     "taxable"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "kind": {
      "$ref": "#/components/schemas/ProductKind"
     },
     "title": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "HTML"
     },
     "imageUrl": {
      "type": "string"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "onSaleFrom": {
      "type": "string",
      "format": "date-time",
      "description": "While it is not on sale yet"
     },
     "price": {
      "type": "integer",
      "description": "For one; absent where the shopper chooses an amount"
     },
     "serviceCharges": {
      "type": "integer"
     },
     "amounts": {
      "$ref": "#/components/schemas/ProductAmounts",
      "description": "Instead of a price"
     },
     "maxTickets": {
      "type": "integer",
      "minimum": 0,
      "description": "Pieces in one cart, 0 = unlimited"
     },
     "taxable": {
      "type": "boolean"
     },
     "validUntil": {
      "type": "string",
      "format": "date",
      "description": "Last day of a membership"
     },
     "validMonths": {
      "type": "integer",
      "minimum": 1,
      "description": "Of a membership, from the day it is bought"
     },
     "benefits": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Of a membership"
     },
     "credits": {
      "type": "integer",
      "minimum": 1,
      "description": "Tickets a flex pass may be exchanged for"
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CalendarEvent"
      },
      "description": "That a flex pass opens"
     },
     "receiptText": {
      "type": "string",
      "description": "What the receipt says of a donation"
     }
    }
   },
   "Suggestion": {
    "type": "object",
    "description": "Another page or address worth a look; skipped when one of notEventIds is selected.",
    "required": [
     "title",
     "notEventIds"
    ],
    "additionalProperties": false,
    "properties": {
     "title": {
      "type": "string"
     },
     "url": {
      "type": "string",
      "description": "Instead of pageId"
     },
     "pageId": {
      "type": "string",
      "description": "Instead of url"
     },
     "notEventIds": {
      "type": "array",
      "items": {
       "type": "string"
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
     "byocs",
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
      "$ref": "#/components/schemas/SaleState",
      "description": "Other than ONSALE, it blocks the whole page"
     },
     "redirectUrl": {
      "type": "string",
      "description": "http or https, or a path of this server; followed when the page loads"
     },
     "priceFrom": {
      "type": "integer"
     },
     "sameTicketCount": {
      "type": "boolean",
      "description": "Its events and subscriptions are bought with as many tickets of each"
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
       "$ref": "#/components/schemas/Subscription"
      }
     },
     "combos": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Combo"
      }
     },
     "byocs": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Byoc"
      },
      "description": "Extension"
     },
     "products": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Product"
      },
      "description": "Sold without a seat (extension)"
     },
     "suggestion": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Suggestion"
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
   "ByocEvents": {
    "type": "object",
    "required": [
     "eventIds"
    ],
    "additionalProperties": false,
    "properties": {
     "eventIds": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "ByocEventPrices": {
    "type": "object",
    "required": [
     "eventId",
     "prices"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "type": "string"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Price"
      }
     }
    }
   },
   "TicketCount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000,
    "description": "No cart has more"
   },
   "ByocChoice": {
    "type": "object",
    "required": [
     "eventIds",
     "qty"
    ],
    "additionalProperties": false,
    "properties": {
     "eventIds": {
      "type": "array",
      "description": "Empty while no event is chosen",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "qty": {
      "$ref": "#/components/schemas/TicketCount"
     }
    }
   },
   "ByocPriceGroup": {
    "type": "object",
    "description": "What some of the chosen events cost together; amounts in cents.",
    "required": [
     "id",
     "name",
     "eventIds",
     "qty",
     "total",
     "prices"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "eventIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "qty": {
      "type": "integer"
     },
     "total": {
      "type": "integer",
      "description": "At the least that each costs somebody without any condition, service charges included, taxes to follow"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Price"
      }
     }
    }
   },
   "OpeningMembership": {
    "type": "object",
    "description": "A membership that opens a presale or lowers prices (extension).",
    "required": [
     "id",
     "title"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "pageId": {
      "type": "string"
     }
    }
   },
   "Presale": {
    "type": "object",
    "description": "How an event is sold before its sale opens to all (extension).",
    "required": [
     "from",
     "until",
     "isOpen",
     "byCode",
     "memberships"
    ],
    "additionalProperties": false,
    "properties": {
     "from": {
      "type": "string",
      "format": "date-time"
     },
     "until": {
      "type": "string",
      "format": "date-time"
     },
     "isOpen": {
      "type": "boolean"
     },
     "byCode": {
      "type": "boolean",
      "description": "Whether codes open it"
     },
     "memberships": {
      "type": "array",
      "description": "Those that open it",
      "items": {
       "$ref": "#/components/schemas/OpeningMembership"
      }
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
     "itemHours": {
      "type": "array",
      "description": "Of a day that is sold by the hour, all its hours; one is chosen by its expositionId (extension)",
      "items": {
       "$ref": "#/components/schemas/ItemHour"
      }
     },
     "hoursId": {
      "type": "string",
      "description": "The hour this is, of those of its day; absent where it is still to be chosen, and then there are no price levels (extension)"
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
      "$ref": "#/components/schemas/SeatMapMode"
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
     "lastResort": {
      "type": "boolean",
      "description": "As of the venue; true when absent"
     },
     "taxNames": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Taxes that will be added"
     },
     "presale": {
      "$ref": "#/components/schemas/Presale"
     },
     "memberOffers": {
      "type": "array",
      "description": "Memberships that lower prices here now (extension)",
      "items": {
       "$ref": "#/components/schemas/OpeningMembership"
      }
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
   "Token": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "description": "As the server gave it"
   },
   "SubscriptionDetail": {
    "type": "object",
    "description": "A subscription with what is needed to choose its places.",
    "required": [
     "id",
     "pageId",
     "title",
     "pageTitle",
     "start",
     "saleState",
     "place",
     "seatMap",
     "events",
     "priceLevels",
     "placesLeft",
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
     "pageId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "pageTitle": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "HTML"
     },
     "imageUrl": {
      "type": "string"
     },
     "start": {
      "type": "string",
      "format": "date-time",
      "description": "Of the first event"
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
      "$ref": "#/components/schemas/SeatMapMode"
     },
     "events": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CalendarEvent"
      }
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
      "type": "integer",
      "description": "Free at every event"
     },
     "avoidSingle": {
      "type": "boolean"
     },
     "lastResort": {
      "type": "boolean",
      "description": "As of the venue; true when absent"
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
      "description": "Wheelchair-accessible seat (extension)"
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
   "SeatView": {
    "type": "object",
    "description": "A picture of the stage as seen from places of a section (extension): from the seats it names, else from the rows, else from the whole section. Of several that hold true for a seat, the most exact one is shown.",
    "required": [
     "imageUrl",
     "description"
    ],
    "additionalProperties": false,
    "properties": {
     "imageUrl": {
      "type": "string"
     },
     "description": {
      "type": "string",
      "description": "What it shows, in words"
     },
     "rowIds": {
      "type": "array",
      "minItems": 1,
      "items": {
       "type": "string"
      }
     },
     "seatIds": {
      "type": "array",
      "minItems": 1,
      "items": {
       "type": "string"
      }
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
     },
     "views": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SeatView"
      },
      "description": "Extension; absent where the organiser gave no picture"
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
    "description": "A price level as the map draws it. The documents give another entity the same name, PriceLevel here.",
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
      },
      "description": "None apart from an event"
     },
     "min": {
      "type": "integer",
      "description": "Cents, service charge included; 0 apart from an event"
     },
     "max": {
      "type": "integer",
      "description": "Cents, service charge included; 0 apart from an event"
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
     "front": {
      "type": "boolean",
      "description": "Extension. What seats look at, such as the stage"
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
     "lastResort": {
      "type": "boolean",
      "description": "Extension. False when even the last seats of a section are not sold so that one stays alone; true when absent"
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
     "freeAt": {
      "type": "array",
      "minItems": 1,
      "items": {
       "type": "integer",
       "minimum": 0
      },
      "description": "Extension, of a subscription. A seat that cannot be chosen and yet is somebody's to sit in at some of its events: their indices among `events` of the subscription. The rules of neighbours are those of each event"
     },
     "note": {
      "type": "string"
     }
    }
   },
   "Availability": {
    "type": "object",
    "description": "Of an event or of a subscription; one of the two ids is there.",
    "required": [
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
     "subscriptionId": {
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
         "type": "integer",
         "description": "0 as well where nothing of the section is on sale"
        },
        "capacity": {
         "type": "integer",
         "description": "Of its places, those that are sold by this event"
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
   "OptionalId": {
    "type": "string",
    "maxLength": 200,
    "description": "As the server gave it; empty for none"
   },
   "PromoCode": {
    "type": "string",
    "maxLength": 40,
    "description": "Of a promotion or a presale"
   },
   "Cents": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000000
   },
   "Url": {
    "type": "string",
    "maxLength": 2000
   },
   "PersonName": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
   },
   "RequiredEmail": {
    "type": "string",
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
   },
   "GiftRecipient": {
    "type": "object",
    "description": "Whom a gift certificate is for (extension); without one it goes to who buys it.",
    "required": [
     "name",
     "email"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "email": {
      "$ref": "#/components/schemas/RequiredEmail"
     },
     "message": {
      "type": "string",
      "maxLength": 500
     },
     "sendOn": {
      "type": "string",
      "format": "date",
      "description": "Local day of the mail; absent means at once"
     }
    }
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
      "$ref": "#/components/schemas/Id",
      "description": "Price id"
     },
     "qty": {
      "$ref": "#/components/schemas/TicketCount"
     },
     "seatIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "promoId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "expositionId": {
      "$ref": "#/components/schemas/OptionalId",
      "description": "The hour, of an event that is a day of hours"
     },
     "parkingId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "parkingDate": {
      "type": "string",
      "maxLength": 40
     },
     "parkingType": {
      "type": "string",
      "maxLength": 40
     },
     "presale": {
      "$ref": "#/components/schemas/PromoCode"
     },
     "confirmed": {
      "type": "boolean"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents",
      "description": "Price plus service charges; the server recomputes it"
     },
     "referenceId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "comboGroupDetailId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "giftCertificatesId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "imageUrl": {
      "$ref": "#/components/schemas/Url"
     },
     "pageUrl": {
      "$ref": "#/components/schemas/Url"
     },
     "venue": {
      "type": "string",
      "maxLength": 300
     },
     "date": {
      "type": "string",
      "maxLength": 40
     },
     "title": {
      "type": "string",
      "maxLength": 300
     },
     "recipient": {
      "$ref": "#/components/schemas/GiftRecipient"
     }
    }
   },
   "ForeignToken": {
    "type": "string",
    "maxLength": 5000,
    "description": "As a processor or another service gave it"
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
      "$ref": "#/components/schemas/Id",
      "description": "Event id for type show (or the id of a donation or a flex pass), subscription id for type subscription, and so on"
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
      "$ref": "#/components/schemas/ForeignToken",
      "description": "Of the queue of what is held. Ignored for a combo: there the session's own key counts, for each of its events"
     },
     "memberId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "comboGroupId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "comboId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "comboQty": {
      "$ref": "#/components/schemas/TicketCount"
     },
     "byocId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "pageUrl": {
      "$ref": "#/components/schemas/Url"
     },
     "imageUrl": {
      "$ref": "#/components/schemas/Url"
     },
     "giftCertificatesId": {
      "$ref": "#/components/schemas/OptionalId"
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
     },
     "questionResponse": {
      "type": "string",
      "description": "What its holder answered to the site's question (extension)"
     }
    }
   },
   "CartPrice": {
    "type": "object",
    "description": "One line, amounts in cents for one ticket, or one subscription with all its events; total for the line. A line of a subscription names it (subscriptionId) and no event.",
    "required": [
     "id",
     "reservationId",
     "name",
     "priceType",
     "price",
     "serviceCharges",
     "qty",
     "total",
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
     "promoName": {
      "type": "string",
      "description": "Extension"
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
     "comboGroupDetailId": {
      "type": "string",
      "description": "Which of its group's tickets a line of a combo is (extension)"
     },
     "memberId": {
      "type": "string"
     },
     "giftCertificatesId": {
      "type": "string"
     },
     "hoursId": {
      "type": "string",
      "description": "The hour, of an event that is one of several of its day"
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
     "productId": {
      "type": "string",
      "description": "Extension"
     },
     "productKind": {
      "type": "string",
      "enum": [
       "membership",
       "giftcertificate",
       "donation",
       "flexpass",
       "parking"
      ],
      "description": "Extension"
     },
     "maxTickets": {
      "type": "integer",
      "minimum": 0,
      "description": "Of a product: how many a cart may hold, 0 is no limit (extension)"
     },
     "parkingDate": {
      "type": "string",
      "format": "date",
      "description": "Local day, of parking (extension)"
     },
     "parkingType": {
      "type": "string",
      "description": "Of parking (extension)"
     },
     "parkingAddress": {
      "type": "string",
      "description": "Of parking (extension)"
     },
     "recipient": {
      "$ref": "#/components/schemas/GiftRecipient"
     },
     "receiptText": {
      "type": "string",
      "description": "What the receipt says of a donation (extension)"
     },
     "donation": {
      "type": "boolean"
     },
     "soldout": {
      "type": "boolean",
      "description": "The organiser sells no more at this price; what is held stays held. Absent while it is sold"
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
      "type": "string",
      "description": "Where the seats of this line are on the map, a PDF, from the site's root as `imageUrl` is. Absent without seats or without a map"
     },
     "fullDate": {
      "type": "string",
      "description": "Day and hour of the event in words, in the language of the request"
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
   "CartEvent": {
    "type": "object",
    "description": "One event of a combo or a subscription in the cart.",
    "required": [
     "eventId",
     "title",
     "eventStart",
     "location"
    ],
    "additionalProperties": false,
    "properties": {
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
     "location": {
      "$ref": "#/components/schemas/Place"
     }
    }
   },
   "ParkingItem": {
    "type": "object",
    "description": "A parking place on offer with an event.",
    "required": [
     "id",
     "eventId",
     "hold",
     "name",
     "address",
     "date",
     "amount",
     "type"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "eventId": {
      "type": "string"
     },
     "hold": {
      "type": "boolean",
      "description": "The session's cart holds it"
     },
     "name": {
      "type": "string"
     },
     "address": {
      "type": "string"
     },
     "date": {
      "type": "string",
      "format": "date",
      "description": "Local day"
     },
     "amount": {
      "type": "integer",
      "description": "Cents, for one place"
     },
     "type": {
      "type": "string",
      "description": "What a hold names as parkingType (extension)"
     },
     "logo_url": {
      "type": "string"
     },
     "maxTickets": {
      "type": "integer",
      "minimum": 0,
      "description": "How many a cart may hold, 0 is no limit (extension)"
     },
     "soldout": {
      "type": "boolean",
      "description": "Whether no place is left; absent while there is (extension)"
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
     "title",
     "prices",
     "tax"
    ],
    "additionalProperties": false,
    "properties": {
     "_type": {
      "$ref": "#/components/schemas/CartElementType"
     },
     "eventId": {
      "type": "string",
      "description": "Of an event's element"
     },
     "subscriptionId": {
      "type": "string",
      "description": "Of a subscription's element (extension)"
     },
     "comboId": {
      "type": "string",
      "description": "Of a combo's element, also of one that a shopper built (extension)"
     },
     "productId": {
      "type": "string",
      "description": "Of a product's element (extension)"
     },
     "sameTicketCountPage": {
      "type": "string",
      "description": "Page that asks for as many tickets of this event or subscription as of its others (extension)"
     },
     "cancelled": {
      "type": "boolean",
      "description": "An event of it is cancelled, so it cannot be paid. Left out where none is (extension)"
     },
     "title": {
      "type": "string"
     },
     "imageUrl": {
      "type": "string"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time",
      "description": "Of the first event; a product has none"
     },
     "location": {
      "$ref": "#/components/schemas/Place",
      "description": "A product has none"
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
       "$ref": "#/components/schemas/CartEvent"
      },
      "description": "Of a combo or a subscription"
     },
     "parking": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ParkingItem"
      }
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of this element (extension)"
     }
    }
   },
   "CartLinkPurpose": {
    "type": "string",
    "enum": [
     "look",
     "pay"
    ],
    "description": "`look` shows the cart; `pay` also takes it through the checkout"
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
      "type": "integer",
      "description": "Without lines that are not confirmed, subscriptions aside; so is tax"
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
     },
     "link": {
      "type": "object",
      "description": "What the link is good for that the cart was read by (extension)",
      "required": [
       "purpose",
       "expiresAt",
       "isReady"
      ],
      "additionalProperties": false,
      "properties": {
       "purpose": {
        "$ref": "#/components/schemas/CartLinkPurpose"
       },
       "expiresAt": {
        "type": "string",
        "format": "date-time"
       },
       "isReady": {
        "type": "boolean",
        "description": "Whether the checkout would take the cart: by the numbers of its tickets, and the answers of their holders, which a link does not tell"
       }
      }
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
    "description": "Names what to give back, by hold (reservationId), by lines of the cart (holds), by event or by subscription. An event's id names no subscription's holds; a subscription is given back at all its events at once.",
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "subscriptionId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "reservationId": {
      "$ref": "#/components/schemas/OptionalId",
      "description": "A hold's id"
     },
     "clientSubscriptionId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "holds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      },
      "description": "Line ids (idCartLine)"
     },
     "questionResponse": {
      "type": "string",
      "maxLength": 1000
     },
     "shipping": {
      "type": "string",
      "maxLength": 40
     },
     "qty": {
      "$ref": "#/components/schemas/TicketCount"
     },
     "parkingId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "parkingDate": {
      "type": "string",
      "maxLength": 40
     },
     "presale": {
      "$ref": "#/components/schemas/PromoCode"
     }
    }
   },
   "HolderAnswer": {
    "type": "string",
    "maxLength": 200,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$",
    "description": "Empty takes an answer back"
   },
   "TicketAnswer": {
    "type": "object",
    "description": "What the holder of a ticket answered to the site's question",
    "required": [
     "idCartLine",
     "questionResponse"
    ],
    "additionalProperties": false,
    "properties": {
     "idCartLine": {
      "$ref": "#/components/schemas/Id"
     },
     "questionResponse": {
      "$ref": "#/components/schemas/HolderAnswer"
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
     "keyserverToken": {
      "$ref": "#/components/schemas/ForeignToken",
      "description": "As a hold group's (extension)"
     },
     "presale": {
      "$ref": "#/components/schemas/PromoCode",
      "description": "As a hold line's (extension)"
     },
     "promoId": {
      "$ref": "#/components/schemas/OptionalId",
      "description": "As a hold line's, instead of the query's promo (extension)"
     },
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
         "$ref": "#/components/schemas/Id",
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
            "$ref": "#/components/schemas/Id",
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
   "PriceSplit": {
    "type": "object",
    "required": [
     "cartPriceId",
     "splits"
    ],
    "additionalProperties": false,
    "properties": {
     "cartPriceId": {
      "$ref": "#/components/schemas/Id",
      "description": "The line's hold (reservationId)"
     },
     "otherCartPriceIds": {
      "type": "array",
      "description": "Holds of further lines of the same price level whose tickets are in the parts too, such as lines that a shop shows\nas one (extension). They change together or not at all\n",
      "maxItems": 999,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "splits": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "type": "object",
       "required": [
        "priceId",
        "qty",
        "idCartLine"
       ],
       "additionalProperties": false,
       "properties": {
        "priceId": {
         "$ref": "#/components/schemas/Id"
        },
        "qty": {
         "type": "integer",
         "minimum": 1,
         "maximum": 1000
        },
        "idCartLine": {
         "type": "array",
         "description": "The tickets that take this price",
         "minItems": 1,
         "maxItems": 1000,
         "items": {
          "$ref": "#/components/schemas/Id"
         }
        }
       }
      }
     }
    }
   },
   "OwnCartLink": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "reservationToken",
     "expiresAt"
    ],
    "additionalProperties": false,
    "properties": {
     "reservationToken": {
      "type": "string"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
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
   "TaxName": {
    "type": "object",
    "required": [
     "fr",
     "en"
    ],
    "additionalProperties": false,
    "properties": {
     "fr": {
      "type": "string"
     },
     "en": {
      "type": "string"
     }
    }
   },
   "TaxRate": {
    "type": "object",
    "description": "A fraction, so that nothing is rounded before the tax is",
    "required": [
     "numerator",
     "denominator"
    ],
    "additionalProperties": false,
    "properties": {
     "numerator": {
      "type": "integer"
     },
     "denominator": {
      "type": "integer",
      "minimum": 1
     }
    }
   },
   "TaxInForce": {
    "type": "object",
    "required": [
     "code",
     "name",
     "rate",
     "slot",
     "onServiceCharge"
    ],
    "additionalProperties": false,
    "properties": {
     "code": {
      "type": "string",
      "enum": [
       "GST",
       "HST",
       "QST",
       "PST",
       "MUNICIPAL"
      ]
     },
     "name": {
      "$ref": "#/components/schemas/TaxName"
     },
     "rate": {
      "$ref": "#/components/schemas/TaxRate"
     },
     "slot": {
      "type": "integer",
      "enum": [
       1,
       2,
       3
      ],
      "description": "Its place: tax1, tax2 or tax3"
     },
     "onServiceCharge": {
      "type": "boolean",
      "description": "Whether it is on the service charge too"
     }
    }
   },
   "TaxesOf": {
    "type": "object",
    "required": [
     "id",
     "taxable",
     "taxes"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Of the event, the subscription or the product"
     },
     "taxable": {
      "type": "boolean",
      "description": "A donation, a gift certificate and what is exempt are not"
     },
     "taxes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TaxInForce"
      }
     }
    }
   },
   "TaxesInForce": {
    "type": "object",
    "required": [
     "day",
     "of"
    ],
    "additionalProperties": false,
    "properties": {
     "day": {
      "type": "string",
      "format": "date",
      "description": "Local day of the rates"
     },
     "of": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TaxesOf"
      },
      "description": "In the order asked: events, subscriptions, products"
     }
    }
   },
   "TaxedKind": {
    "type": "string",
    "enum": [
     "parking",
     "giftcertificate"
    ]
   },
   "OfferCode": {
    "type": "object",
    "required": [
     "eventId"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "$ref": "#/components/schemas/PromoCode",
      "description": "None for a member: the promotion of a membership that takes most off"
     }
    }
   },
   "PromotedPrice": {
    "type": "object",
    "description": "A price of the event that the promotion changes, in cents for one ticket. Where it waives the service charge, serviceCharges is 0 and originalPrice holds the charge.",
    "required": [
     "id",
     "name",
     "price",
     "originalPrice",
     "serviceCharges"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Price id"
     },
     "name": {
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
     }
    }
   },
   "Promotion": {
    "type": "object",
    "required": [
     "promoId",
     "code",
     "name",
     "prices"
    ],
    "additionalProperties": false,
    "properties": {
     "promoId": {
      "type": "string",
      "description": "What a hold names"
     },
     "code": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "percent": {
      "type": "integer"
     },
     "amount": {
      "type": "integer",
      "description": "Instead of percent, cents off one ticket"
     },
     "until": {
      "type": "string",
      "format": "date-time"
     },
     "perShopper": {
      "type": "integer",
      "description": "Tickets of one shopper"
     },
     "waivesServiceCharge": {
      "type": "boolean"
     },
     "forMembers": {
      "type": "boolean",
      "description": "Whether a membership is needed"
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PromotedPrice"
      }
     }
    }
   },
   "PresaleCode": {
    "type": "object",
    "required": [
     "eventId"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "$ref": "#/components/schemas/PromoCode",
      "description": "None for a member"
     }
    }
   },
   "OpenedPresale": {
    "type": "object",
    "required": [
     "until"
    ],
    "additionalProperties": false,
    "properties": {
     "code": {
      "type": "string",
      "description": "What a hold names; absent for a member"
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "description": "When the sale opens to all"
     },
     "left": {
      "type": "integer",
      "description": "Tickets that the code still opens, when that is limited"
     }
    }
   },
   "Currency": {
    "type": "string",
    "enum": [
     "CAD",
     "USD",
     "EUR",
     "CZK",
     "GBP"
    ]
   },
   "GiftCertificate": {
    "type": "object",
    "required": [
     "code",
     "balance",
     "currency"
    ],
    "additionalProperties": false,
    "properties": {
     "code": {
      "type": "string"
     },
     "balance": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents left"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     }
    }
   },
   "DeliveryCode": {
    "type": "string",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[A-Z][A-Z0-9_]*$",
    "description": "A DeliveryCategory, which is free, or the code of a paid mode"
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
      "$ref": "#/components/schemas/DeliveryCode"
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
   "KeyRecord": {
    "type": "object",
    "description": "What the session keeps of a place in the queue; pageId for a page, id for anything else.",
    "required": [
     "type"
    ],
    "additionalProperties": false,
    "properties": {
     "pageId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "id": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "type": {
      "$ref": "#/components/schemas/KeyKind"
     },
     "keyserver": {
      "type": "object",
      "description": "Absent before the first answer",
      "required": [
       "url",
       "token"
      ],
      "additionalProperties": false,
      "properties": {
       "url": {
        "$ref": "#/components/schemas/Url"
       },
       "token": {
        "$ref": "#/components/schemas/ForeignToken"
       }
      }
     }
    }
   },
   "QueueState": {
    "type": "string",
    "enum": [
     "waiting-room",
     "queue",
     "authorized"
    ]
   },
   "Key": {
    "type": "object",
    "description": "Both url and token go into the session's record.",
    "required": [
     "state",
     "url",
     "token"
    ],
    "additionalProperties": false,
    "properties": {
     "state": {
      "$ref": "#/components/schemas/QueueState"
     },
     "url": {
      "type": "string",
      "description": "Of the waiting screen"
     },
     "token": {
      "type": "string",
      "description": "Names the place; a hold sends it once authorized"
     },
     "position": {
      "type": "integer",
      "minimum": 0,
      "description": "How many are before"
     },
     "firstPosition": {
      "type": "integer",
      "minimum": 0,
      "description": "How many were before when the place got its turn (extension)"
     },
     "etaSeconds": {
      "type": "integer",
      "minimum": 0,
      "description": "At most; before the opening, until then"
     },
     "opensAt": {
      "type": "string",
      "format": "date-time",
      "description": "Of a waiting room, when lots are drawn (extension)"
     },
     "enterBy": {
      "type": "string",
      "format": "date-time",
      "description": "Until when a key that came must be asked for (extension)"
     },
     "goodUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Until when a key that was asked for is good (extension)"
     },
     "pollSeconds": {
      "type": "integer",
      "minimum": 1,
      "description": "When it is worth asking again (extension)"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time",
      "description": "(extension)"
     }
    }
   },
   "KeyEta": {
    "type": "object",
    "required": [
     "state"
    ],
    "additionalProperties": false,
    "properties": {
     "state": {
      "$ref": "#/components/schemas/QueueState"
     },
     "url": {
      "type": "string",
      "description": "Of the waiting screen"
     },
     "token": {
      "type": "string",
      "description": "Names the place; a hold sends it once authorized"
     },
     "position": {
      "type": "integer",
      "minimum": 0,
      "description": "How many are before"
     },
     "firstPosition": {
      "type": "integer",
      "minimum": 0,
      "description": "How many were before when the place got its turn (extension)"
     },
     "etaSeconds": {
      "type": "integer",
      "minimum": 0,
      "description": "At most; before the opening, until then"
     },
     "opensAt": {
      "type": "string",
      "format": "date-time",
      "description": "Of a waiting room, when lots are drawn (extension)"
     },
     "enterBy": {
      "type": "string",
      "format": "date-time",
      "description": "Until when a key that came must be asked for (extension)"
     },
     "goodUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Until when a key that was asked for is good (extension)"
     },
     "pollSeconds": {
      "type": "integer",
      "minimum": 1,
      "description": "When it is worth asking again (extension)"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time",
      "description": "(extension)"
     }
    }
   },
   "QueueEmail": {
    "type": "object",
    "required": [
     "email",
     "keyserverUrl",
     "token",
     "websiteUrl"
    ],
    "additionalProperties": false,
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "keyserverUrl": {
      "type": "string",
      "format": "uri",
      "maxLength": 2000
     },
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000
     },
     "websiteUrl": {
      "type": "string",
      "format": "uri",
      "maxLength": 2000
     }
    }
   },
   "QueueEmailStatus": {
    "type": "object",
    "required": [
     "enabled"
    ],
    "additionalProperties": false,
    "properties": {
     "enabled": {
      "type": "boolean"
     }
    }
   },
   "Queue": {
    "type": "object",
    "description": "Something that a shopper needs a key of now, to be shown and to hold it.",
    "required": [
     "type",
     "id"
    ],
    "additionalProperties": false,
    "properties": {
     "type": {
      "$ref": "#/components/schemas/KeyKind"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "Location": {
    "type": "object",
    "description": "A venue as a page of its own.",
    "required": [
     "id",
     "name",
     "images",
     "city",
     "provinceState",
     "country",
     "parameters"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "images": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Image"
      }
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
     },
     "parameters": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "pageHtml": {
        "type": "string",
        "description": "HTML, in English"
       },
       "pageHtmlFr": {
        "type": "string",
        "description": "HTML, in French"
       }
      }
     }
    }
   },
   "LocationList": {
    "type": "object",
    "required": [
     "locations"
    ],
    "additionalProperties": false,
    "properties": {
     "locations": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Location"
      }
     }
    }
   },
   "Outlet": {
    "type": "object",
    "description": "A place that sells tickets in person.",
    "required": [
     "id",
     "name",
     "city",
     "provinceState",
     "country",
     "hours"
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
     },
     "phone": {
      "type": "string",
      "description": "As the language writes it"
     },
     "hours": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "A line each; empty when not told"
     },
     "note": {
      "type": "string"
     }
    }
   },
   "OutletList": {
    "type": "object",
    "required": [
     "outlets"
    ],
    "additionalProperties": false,
    "properties": {
     "outlets": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Outlet"
      }
     }
    }
   },
   "StaticPageName": {
    "type": "string",
    "enum": [
     "faq",
     "contact",
     "careers",
     "medias",
     "streaming",
     "vq"
    ]
   },
   "StaticPage": {
    "type": "object",
    "description": "A page of the site beside its programme.",
    "required": [
     "name",
     "html",
     "language",
     "pageIds"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/StaticPageName"
     },
     "title": {
      "type": "string",
      "description": "The shop's own word for the page when absent"
     },
     "html": {
      "type": "string",
      "description": "Text, lists, tables, links and pictures; made harmless"
     },
     "language": {
      "$ref": "#/components/schemas/Language",
      "description": "What it is written in"
     },
     "pageIds": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Pages of the programme shown below it"
     }
    }
   },
   "NearbyStay": {
    "type": "object",
    "required": [
     "id",
     "embedUrl"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "embedUrl": {
      "type": "string",
      "description": "https only, shown in a frame"
     }
    }
   },
   "AddressLine": {
    "type": "string",
    "maxLength": 200,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
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
      "$ref": "#/components/schemas/OptionalId"
     },
     "code": {
      "$ref": "#/components/schemas/DeliveryCode"
     },
     "price": {
      "$ref": "#/components/schemas/Cents",
      "description": "Cents before taxes; the server's own is charged"
     },
     "description": {
      "$ref": "#/components/schemas/AddressLine",
      "description": "Name of the mode, told by the server for a paid one (extension)"
     }
    }
   },
   "CertificateUse": {
    "type": "object",
    "description": "What one gift certificate pays.",
    "required": [
     "lastFour",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "lastFour": {
      "type": "string",
      "minLength": 4,
      "maxLength": 4,
      "description": "End of its code; the rest is kept nowhere"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents"
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
      "description": "Cents to pay, deliveries included, less the gift certificates (extension)"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of what the cart holds"
     },
     "shipping": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ShippingCart"
      },
      "description": "The deliveries chosen; absent before (extension)"
     },
     "shippingTax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of the deliveries; absent when free (extension)"
     },
     "giftCertificates": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CertificateUse"
      },
      "description": "What each is to pay; absent without any (extension)"
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
     "released",
     "voided"
    ],
    "description": "A sale is voided that was sold, was never paid and that nobody will pay"
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
   "CountryCode": {
    "type": "string",
    "maxLength": 2,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
   },
   "DeliveryChoice": {
    "type": "object",
    "required": [
     "shippingCarts"
    ],
    "additionalProperties": false,
    "properties": {
     "shippingCarts": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/ShippingCart"
      }
     },
     "country": {
      "$ref": "#/components/schemas/CountryCode"
     },
     "province": {
      "$ref": "#/components/schemas/ProvinceName",
      "description": "Where they go; a paid mode needs it"
     }
    }
   },
   "CertificateCodeList": {
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "string",
     "minLength": 4,
     "maxLength": 40
    }
   },
   "CertificateCodes": {
    "type": "object",
    "required": [
     "codes"
    ],
    "additionalProperties": false,
    "properties": {
     "codes": {
      "$ref": "#/components/schemas/CertificateCodeList"
     }
    }
   },
   "Email": {
    "type": "string",
    "maxLength": 254,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$",
    "description": "An empty one is told by the form error of the field"
   },
   "CompanyName": {
    "type": "string",
    "maxLength": 200,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
   },
   "Apartment": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
   },
   "CityName": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
   },
   "PostalCode": {
    "type": "string",
    "maxLength": 12,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$",
    "description": "Of any country"
   },
   "AddressType": {
    "type": "string",
    "enum": [
     "OLD",
     "BILLING",
     "COMPANY"
    ],
    "description": "Upper case on the wire; a reader takes any case"
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
      "$ref": "#/components/schemas/AddressLine"
     },
     "addressLine2": {
      "$ref": "#/components/schemas/AddressLine"
     },
     "appartment": {
      "$ref": "#/components/schemas/Apartment"
     },
     "city": {
      "$ref": "#/components/schemas/CityName"
     },
     "zipCode": {
      "$ref": "#/components/schemas/PostalCode"
     },
     "country": {
      "$ref": "#/components/schemas/CountryCode"
     },
     "company": {
      "$ref": "#/components/schemas/CompanyName"
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
      "$ref": "#/components/schemas/ProvinceName",
      "description": "Of Canada, the US or the world, as the country says"
     }
    }
   },
   "PhoneType": {
    "type": "string",
    "enum": [
     "MAISON"
    ]
   },
   "PhoneNumber": {
    "type": "string",
    "maxLength": 40,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$"
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
      "$ref": "#/components/schemas/PhoneType"
     },
     "number": {
      "$ref": "#/components/schemas/PhoneNumber"
     }
    }
   },
   "OwnedMembership": {
    "type": "object",
    "description": "A membership a client bought (extension).",
    "required": [
     "id",
     "memberId",
     "title",
     "startsAt"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "memberId": {
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "type": "string",
      "maxLength": 300
     },
     "startsAt": {
      "type": "string",
      "format": "date-time"
     },
     "endsAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it is over; absent of one that is for good"
     }
    }
   },
   "Buyer": {
    "type": "object",
    "description": "Who pays, as a sale keeps it. A client without its password; a guest gives a name and an email.",
    "required": [
     "firstname",
     "lastname",
     "email"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "email": {
      "$ref": "#/components/schemas/Email"
     },
     "username": {
      "$ref": "#/components/schemas/Email",
      "description": "The email, except a guest's"
     },
     "firstname": {
      "$ref": "#/components/schemas/PersonName"
     },
     "lastname": {
      "$ref": "#/components/schemas/PersonName"
     },
     "language": {
      "type": "string",
      "enum": [
       "fr",
       "en"
      ]
     },
     "company": {
      "$ref": "#/components/schemas/CompanyName"
     },
     "title": {
      "$ref": "#/components/schemas/PersonName"
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
     },
     "accountId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "isCompletedProfile": {
      "type": "boolean"
     },
     "mustChangePassword": {
      "type": "boolean"
     },
     "emailConfirmed": {
      "type": "boolean",
      "readOnly": true,
      "description": "Whether a link mailed to the email was opened, or a provider said that it is the client's; absent of a guest, and of an account that was never asked",
      "x-origin": "extension"
     },
     "pendingEmail": {
      "$ref": "#/components/schemas/Email",
      "description": "The email a client moves to; it counts once confirmed, and is ignored when sent",
      "x-origin": "extension"
     },
     "memberships": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/OwnedMembership"
      },
      "description": "What a client bought, the last first; ignored when sent",
      "x-origin": "extension"
     }
    }
   },
   "PaymentTokenType": {
    "type": "string",
    "description": "`stripe` is the card token of the website's processor, whichever it is; the others are wallets'",
    "enum": [
     "stripe",
     "google_pay",
     "apple_pay"
    ]
   },
   "WalletToken": {
    "type": "string",
    "maxLength": 16000,
    "description": "As a processor's fields or a wallet gave it; Apple's carries its certificates"
   },
   "CreditCard": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "string",
      "maxLength": 30,
      "writeOnly": true,
      "description": "Refused (raw-card-not-accepted) unless the server is set up to take card numbers"
     },
     "expiry": {
      "type": "string",
      "maxLength": 4,
      "pattern": "^\\d{4}$",
      "description": "MMYY",
      "writeOnly": true
     },
     "cvd": {
      "type": "string",
      "maxLength": 4,
      "pattern": "^\\d{3,4}$",
      "writeOnly": true
     },
     "nameOnCard": {
      "$ref": "#/components/schemas/PersonName"
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
        "$ref": "#/components/schemas/PaymentTokenType"
       },
       "token": {
        "$ref": "#/components/schemas/WalletToken",
        "writeOnly": true
       }
      }
     },
     "stripeToken": {
      "type": "string",
      "maxLength": 200
     },
     "threeDSecureAuthenticationId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "paypalOrderId": {
      "type": "string",
      "maxLength": 40,
      "pattern": "^[A-Za-z0-9_-]{1,40}$",
      "description": "The order that the shopper approved at PayPal, in place of a card (extension)"
     },
     "keptCardId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "A card that the processor keeps for the client, in place of one that was just entered: see `getKeptCards` (extension)"
     },
     "keep": {
      "type": "boolean",
      "description": "The client asks the processor to keep the card for the next time (extension)"
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
      "$ref": "#/components/schemas/Buyer"
     },
     "creditCard": {
      "$ref": "#/components/schemas/CreditCard"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents",
      "description": "Cents, taxes and shipping included, less the sale's gift certificates; checked against the cart"
     },
     "giftCertificateAmount": {
      "$ref": "#/components/schemas/Cents",
      "description": "Cents that the sale's gift certificates pay, as the shopper was shown; another amount is refused. Unchecked when absent (extension)"
     },
     "shippingCarts": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/ShippingCart"
      }
     },
     "saleToken": {
      "$ref": "#/components/schemas/Token"
     },
     "instalment": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "description": "Of a deferred sale, the number of the payment that the buyer was shown: that one is paid, or answers its own result again, and no other is charged in its place. Without it, what was paid with the tickets is meant, or the only payment that was asked for (extension)"
     },
     "accessToken": {
      "$ref": "#/components/schemas/ForeignToken"
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
   "ReceiptRefund": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "doneAt",
     "amount",
     "returns"
    ],
    "additionalProperties": false,
    "properties": {
     "doneAt": {
      "type": "string",
      "format": "date-time"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents"
     },
     "returns": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Where how much of it went, in the language asked for: « 62,67 $ sur la carte Visa •••• 4242 »"
     }
    }
   },
   "CardBrand": {
    "type": "string",
    "enum": [
     "amex",
     "discover",
     "interac",
     "jcb",
     "mastercard",
     "visa"
    ]
   },
   "Wallet": {
    "type": "string",
    "enum": [
     "google_pay",
     "apple_pay"
    ],
    "x-origin": "extension"
   },
   "Instalment": {
    "type": "object",
    "required": [
     "dueOn",
     "amount",
     "state"
    ],
    "additionalProperties": false,
    "properties": {
     "dueOn": {
      "type": "string",
      "format": "date"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents, less what refunds have taken off"
     },
     "state": {
      "type": "string",
      "enum": [
       "paid",
       "due",
       "failed"
      ],
      "description": "failed: the card did not pay, and its buyer is asked for another"
     }
    }
   },
   "InteracReceipt": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "issuerName",
     "confirmation"
    ],
    "additionalProperties": false,
    "properties": {
     "issuerName": {
      "type": "string",
      "description": "The bank that paid"
     },
     "confirmation": {
      "type": "string",
      "description": "Its confirmation number"
     }
    }
   },
   "TicketSeat": {
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
      "type": "string",
      "description": "What the map's PDF is asked by"
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
     "calendarUrl": {
      "type": "string",
      "description": "Where the event is as a file for a calendar, from the site's root; of a receipt, with the order's places there (extension)"
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
     "giftRecipient": {
      "$ref": "#/components/schemas/Email",
      "description": "Who has it now (extension)"
     },
     "voidedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it was refunded, or its order voided; absent while it is good (extension)"
     },
     "seat": {
      "$ref": "#/components/schemas/TicketSeat"
     },
     "addToGoogleWalletLink": {
      "type": "string",
      "format": "uri",
      "description": "Of this ticket; absent where there is no such pass (extension)"
     },
     "addToAppleWalletLink": {
      "type": "string",
      "format": "uri",
      "description": "Of this ticket; absent where there is no such pass (extension)"
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
      "$ref": "#/components/schemas/Buyer"
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
     "shippingTax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of the deliveries; absent when free (extension)"
     },
     "deferred": {
      "type": "boolean"
     },
     "voidedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the box office voided a sale whose payment was due and never made; absent otherwise (extension)"
     },
     "coltsConfirmation": {
      "type": "string",
      "description": "Of a renewal"
     },
     "refunds": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/ReceiptRefund"
      },
      "description": "What went back, oldest first; absent where nothing did (extension)"
     },
     "payment": {
      "type": "object",
      "required": [
       "amount"
      ],
      "additionalProperties": false,
      "properties": {
       "amount": {
        "type": "integer",
        "description": "Cents the card is charged, at once or in instalments: all that the gift certificates left"
       },
       "giftCertificates": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/CertificateUse"
        },
        "description": "What was paid by gift certificate, absent without any (extension)"
       },
       "brand": {
        "anyOf": [
         {
          "$ref": "#/components/schemas/CardBrand"
         },
         {
          "type": "string"
         }
        ],
        "description": "Or the processor's own word"
       },
       "lastFour": {
        "type": "string",
        "pattern": "^\\d{4}$"
       },
       "crId": {
        "type": "string"
       },
       "wallet": {
        "$ref": "#/components/schemas/Wallet",
        "description": "The wallet that the card was in, absent without one (extension)"
       },
       "instalments": {
        "type": "array",
        "minItems": 2,
        "items": {
         "$ref": "#/components/schemas/Instalment"
        },
        "description": "The payments it is made in, the first with the tickets; absent where there is one (extension)"
       },
       "interac": {
        "$ref": "#/components/schemas/InteracReceipt",
        "description": "What the bank said of a payment through Interac Online (extension)"
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
    "description": "The token of the processor's card fields, or the numbers where the server takes them. Sent to the processor and forgotten.",
    "additionalProperties": false,
    "properties": {
     "token": {
      "$ref": "#/components/schemas/ForeignToken",
      "description": "The one that pays afterwards (extension)"
     },
     "number": {
      "type": "string",
      "maxLength": 30,
      "writeOnly": true
     },
     "expiry": {
      "type": "string",
      "maxLength": 4,
      "pattern": "^\\d{4}$",
      "writeOnly": true
     },
     "nameOnCard": {
      "type": "string",
      "maxLength": 100
     }
    }
   },
   "PaysafeAuthenticationRequest": {
    "type": "object",
    "required": [
     "saleToken",
     "amount",
     "currency",
     "deviceFingerprintingId",
     "card"
    ],
    "additionalProperties": false,
    "properties": {
     "saleToken": {
      "$ref": "#/components/schemas/Token"
     },
     "bin": {
      "type": "string",
      "maxLength": 6,
      "pattern": "^\\d{6}$",
      "description": "Beside the numbers; a token has none"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "deviceFingerprintingId": {
      "$ref": "#/components/schemas/OptionalId"
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
      "$ref": "#/components/schemas/Cents"
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
    "description": "As the issuer posts it, with fields of its own.",
    "required": [
     "threeDSMethodData"
    ],
    "maxProperties": 20,
    "propertyNames": {
     "maxLength": 100
    },
    "additionalProperties": {
     "type": "string",
     "maxLength": 5000
    },
    "properties": {
     "threeDSMethodData": {
      "$ref": "#/components/schemas/ForeignToken"
     }
    }
   },
   "ChallengeNotification": {
    "type": "object",
    "description": "As the issuer posts it, with fields of its own.",
    "required": [
     "cres"
    ],
    "maxProperties": 20,
    "propertyNames": {
     "maxLength": 100
    },
    "additionalProperties": {
     "type": "string",
     "maxLength": 5000
    },
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
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
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
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
     },
     "screenWidth": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
     },
     "timezoneOffset": {
      "type": "integer",
      "minimum": -1440,
      "maximum": 1440,
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
      "$ref": "#/components/schemas/Token"
     },
     "authenticationId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents"
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
   "Password": {
    "type": "string",
    "minLength": 1,
    "maxLength": 180,
    "writeOnly": true
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
      "$ref": "#/components/schemas/RequiredEmail"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
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
     },
     "rotateAfter": {
      "type": "string",
      "format": "date-time",
      "description": "When to ask for another with rotateRefreshToken",
      "x-origin": "extension"
     }
    }
   },
   "TicketToken": {
    "type": "object",
    "description": "One ticket. giftRecipient is the email it was given to; seat is absent in general admission.",
    "required": [
     "sodId",
     "mailCategory"
    ],
    "additionalProperties": false,
    "properties": {
     "sodId": {
      "type": "string"
     },
     "mailCategory": {
      "$ref": "#/components/schemas/DeliveryCategory"
     },
     "giftRecipient": {
      "$ref": "#/components/schemas/Email"
     },
     "giftOpenUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Until then the recipient may give it back, and the buyer take it back (extension)"
     },
     "seat": {
      "$ref": "#/components/schemas/TicketSeat"
     },
     "addToGoogleWalletLink": {
      "type": "string",
      "format": "uri",
      "description": "Of this ticket; absent where there is no such pass (extension)"
     },
     "addToAppleWalletLink": {
      "type": "string",
      "format": "uri",
      "description": "Of this ticket; absent where there is no such pass (extension)"
     }
    }
   },
   "TicketPriceLine": {
    "type": "object",
    "description": "Tickets of one price; amounts in cents for one ticket. printable and giftable allow the action.",
    "required": [
     "priceLevel",
     "priceType",
     "price",
     "serviceCharges",
     "upcomingTicketDetailTokens",
     "printable",
     "giftable",
     "rs",
     "eventId"
    ],
    "additionalProperties": false,
    "properties": {
     "priceLevel": {
      "type": "string"
     },
     "priceType": {
      "type": "string"
     },
     "price": {
      "type": "integer"
     },
     "serviceCharges": {
      "type": "integer"
     },
     "upcomingTicketDetailTokens": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/TicketToken"
      }
     },
     "printable": {
      "type": "boolean"
     },
     "giftable": {
      "type": "boolean"
     },
     "rs": {
      "type": "boolean",
      "description": "Reserved seating"
     },
     "eventId": {
      "type": "string"
     },
     "addToGoogleWalletLink": {
      "type": "string",
      "format": "uri",
      "description": "Of the first ticket that has one; absent where there is no such pass"
     },
     "addToAppleWalletLink": {
      "type": "string",
      "format": "uri",
      "description": "Of the first ticket that has one; absent where there is no such pass"
     }
    }
   },
   "TicketElement": {
    "type": "object",
    "description": "One event of a client's tickets. pricesByMail holds the lines of prices by delivery category.",
    "required": [
     "title",
     "location",
     "eventStart",
     "images",
     "prices",
     "pricesByMail"
    ],
    "additionalProperties": false,
    "properties": {
     "title": {
      "type": "string"
     },
     "location": {
      "$ref": "#/components/schemas/Place"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "cancelled": {
      "type": "boolean",
      "description": "The event is cancelled: its tickets are neither printed nor given away (extension)"
     },
     "images": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "url"
       ],
       "additionalProperties": false,
       "properties": {
        "url": {
         "type": "string"
        }
       }
      }
     },
     "prices": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TicketPriceLine"
      }
     },
     "pricesByMail": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "E_TICKETS": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/TicketPriceLine"
        }
       },
       "SMARTPHONE": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/TicketPriceLine"
        }
       },
       "MAIL": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/TicketPriceLine"
        }
       },
       "WILLCALL": {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/TicketPriceLine"
        }
       }
      }
     }
    }
   },
   "GiftRequest": {
    "type": "object",
    "required": [
     "ticketId",
     "email"
    ],
    "additionalProperties": false,
    "properties": {
     "ticketId": {
      "$ref": "#/components/schemas/Id",
      "description": "The ticket's sodId"
     },
     "email": {
      "$ref": "#/components/schemas/RequiredEmail"
     }
    }
   },
   "GiftAnswer": {
    "type": "object",
    "required": [
     "message",
     "giftRecipient"
    ],
    "additionalProperties": false,
    "properties": {
     "message": {
      "type": "string"
     },
     "giftRecipient": {
      "type": "string"
     }
    }
   },
   "TicketGift": {
    "type": "object",
    "description": "A ticket as the person sees it who was given it (extension).",
    "required": [
     "title",
     "eventStart",
     "timeZone",
     "place",
     "priceLevel",
     "priceType",
     "seller"
    ],
    "additionalProperties": false,
    "properties": {
     "title": {
      "type": "string"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "timeZone": {
      "type": "string",
      "description": "Of the event, such as America/Toronto"
     },
     "place": {
      "$ref": "#/components/schemas/Place"
     },
     "priceLevel": {
      "type": "string"
     },
     "priceType": {
      "type": "string"
     },
     "seat": {
      "$ref": "#/components/schemas/TicketSeat"
     },
     "giver": {
      "type": "string",
      "description": "The buyer's name; absent where it is no plain name"
     },
     "seller": {
      "type": "string",
      "description": "The organiser"
     },
     "declineUntil": {
      "type": "string",
      "format": "date-time",
      "description": "Absent once the ticket can no longer be given back"
     }
    }
   },
   "InteracPayment": {
    "type": "object",
    "description": "The fields to post to payment_url, as they are. x_fp_hash is made of the others with a key of the server's.",
    "required": [
     "payment_url",
     "x_login",
     "x_amount",
     "x_fp_sequence",
     "x_fp_timestamp",
     "x_fp_hash",
     "x_receipt_link_url",
     "x_test_request",
     "x_po_num"
    ],
    "additionalProperties": false,
    "properties": {
     "payment_url": {
      "type": "string",
      "format": "uri"
     },
     "x_login": {
      "type": "string"
     },
     "x_amount": {
      "type": "string",
      "pattern": "^\\d+\\.\\d{2}$",
      "description": "Dollars, shipping included"
     },
     "x_fp_sequence": {
      "type": "string"
     },
     "x_fp_timestamp": {
      "type": "string",
      "description": "Seconds"
     },
     "x_fp_hash": {
      "type": "string"
     },
     "x_receipt_link_url": {
      "type": "string",
      "format": "uri"
     },
     "x_test_request": {
      "type": "string",
      "enum": [
       "TRUE",
       "FALSE"
      ]
     },
     "x_po_num": {
      "type": "string"
     }
    }
   },
   "InteracResult": {
    "type": "object",
    "x-origin": "extension",
    "description": "As the payment page posts it, with fields of its own.",
    "required": [
     "x_login",
     "x_po_num",
     "x_amount",
     "x_trans_id",
     "x_response_code"
    ],
    "maxProperties": 100,
    "propertyNames": {
     "maxLength": 100
    },
    "additionalProperties": {
     "type": "string",
     "maxLength": 5000
    },
    "properties": {
     "x_login": {
      "type": "string",
      "maxLength": 50
     },
     "x_po_num": {
      "type": "string",
      "maxLength": 50
     },
     "x_amount": {
      "type": "string",
      "maxLength": 12,
      "pattern": "^\\d{1,8}\\.\\d{2}$",
      "description": "Dollars"
     },
     "x_trans_id": {
      "type": "string",
      "maxLength": 50
     },
     "x_response_code": {
      "type": "string",
      "maxLength": 5,
      "description": "1 approved, 2 declined, 3 error"
     },
     "x_MD5_Hash": {
      "type": "string",
      "maxLength": 100
     },
     "x_SHA1_Hash": {
      "type": "string",
      "maxLength": 100
     },
     "exact_issname": {
      "type": "string",
      "maxLength": 100,
      "description": "The bank that paid"
     },
     "exact_issconf": {
      "type": "string",
      "maxLength": 50,
      "description": "Its confirmation number"
     }
    }
   },
   "PayPalOrderRequest": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "saleToken",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "saleToken": {
      "$ref": "#/components/schemas/Id"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents",
      "description": "Cents as the shopper saw them; another amount is refused, and no order is made"
     }
    }
   },
   "PayPalOrder": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "orderId",
     "approvalUrl"
    ],
    "additionalProperties": false,
    "properties": {
     "orderId": {
      "type": "string",
      "description": "Pays as creditCard.paypalOrderId once its shopper has approved it"
     },
     "approvalUrl": {
      "type": "string",
      "format": "uri",
      "description": "Where it is approved without PayPal's script"
     }
    }
   },
   "ApplePaySessionRequest": {
    "type": "object",
    "required": [
     "merchantIdentifier",
     "displayName",
     "initiative",
     "initiativeContext"
    ],
    "additionalProperties": false,
    "properties": {
     "merchantIdentifier": {
      "$ref": "#/components/schemas/Id"
     },
     "displayName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
     },
     "initiative": {
      "type": "string",
      "enum": [
       "web"
      ]
     },
     "initiativeContext": {
      "type": "string",
      "minLength": 1,
      "maxLength": 253,
      "description": "The host that shows the sheet"
     }
    }
   },
   "ApplePaySession": {
    "type": "object",
    "required": [
     "result"
    ],
    "additionalProperties": false,
    "properties": {
     "result": {
      "type": "string",
      "description": "The merchant session as JSON, for completeMerchantValidation"
     }
    }
   },
   "DeferredSaleRequest": {
    "type": "object",
    "required": [
     "saleToken"
    ],
    "additionalProperties": false,
    "properties": {
     "saleToken": {
      "$ref": "#/components/schemas/Token"
     }
    }
   },
   "SeatJson": {
    "type": "object",
    "required": [
     "level",
     "section",
     "row",
     "seat"
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
     "seat": {
      "type": "string"
     }
    }
   },
   "SaleLine": {
    "type": "object",
    "description": "What one line of a sale is, amounts in cents for one ticket; total for the line, taxes included. A product and a delivery have neither price level nor price type.",
    "required": [
     "title",
     "qty",
     "price",
     "serviceCharges",
     "total"
    ],
    "additionalProperties": false,
    "properties": {
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
      "type": "integer",
      "minimum": 1
     },
     "price": {
      "type": "integer"
     },
     "serviceCharges": {
      "type": "integer"
     },
     "total": {
      "type": "integer"
     },
     "seats": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SeatJson"
      }
     }
    }
   },
   "DeferredSale": {
    "type": "object",
    "required": [
     "saleId",
     "amount",
     "client",
     "lines"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "The order number shoppers read"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents due, after gift certificates"
     },
     "instalment": {
      "type": "object",
      "description": "Which payment of several is due; absent where all of the sale is",
      "required": [
       "number",
       "count",
       "dueOn"
      ],
      "additionalProperties": false,
      "properties": {
       "number": {
        "type": "integer",
        "minimum": 1,
        "description": "From 1, which is paid with the tickets"
       },
       "count": {
        "type": "integer",
        "minimum": 2
       },
       "dueOn": {
        "type": "string",
        "format": "date"
       }
      }
     },
     "client": {
      "$ref": "#/components/schemas/Buyer"
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SaleLine"
      }
     }
    }
   },
   "RenewalDetailsRequest": {
    "type": "object",
    "required": [
     "token"
    ],
    "additionalProperties": false,
    "properties": {
     "token": {
      "$ref": "#/components/schemas/Token",
      "description": "Of the renewal link"
     },
     "codes": {
      "$ref": "#/components/schemas/CertificateCodeList",
      "description": "Of gift certificates that pay first, in this order; without them none does (extension)"
     }
    }
   },
   "RenewalAmount": {
    "type": "object",
    "required": [
     "dueOn",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "dueOn": {
      "type": "string",
      "format": "date"
     },
     "amount": {
      "type": "integer",
      "minimum": 0,
      "description": "Cents, taxes included"
     }
    }
   },
   "RenewalShipping": {
    "type": "object",
    "description": "One of three, at price 0: printed tickets (1, SeasonBookelts), e-tickets (2, ETickets), smartphone tickets (3, Smartphone).",
    "required": [
     "id",
     "code",
     "price"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "integer",
      "enum": [
       1,
       2,
       3
      ]
     },
     "code": {
      "type": "string",
      "enum": [
       "SeasonBookelts",
       "ETickets",
       "Smartphone"
      ]
     },
     "price": {
      "type": "integer",
      "enum": [
       0
      ]
     }
    }
   },
   "RenewalDetails": {
    "type": "object",
    "description": "amounts are the payments the renewal is made in; their sum is its price less gift certificates, and there is one unless the holder chooses the instalments.",
    "required": [
     "client",
     "lines",
     "amounts",
     "saleToken",
     "title",
     "number",
     "deadline",
     "shippings",
     "cartElements",
     "tax",
     "lost",
     "serverTime"
    ],
    "additionalProperties": false,
    "properties": {
     "client": {
      "$ref": "#/components/schemas/Buyer",
      "description": "As they bought last season"
     },
     "lines": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/SaleLine"
      }
     },
     "amounts": {
      "type": "array",
      "minItems": 1,
      "items": {
       "$ref": "#/components/schemas/RenewalAmount"
      }
     },
     "instalments": {
      "type": "array",
      "minItems": 2,
      "items": {
       "$ref": "#/components/schemas/RenewalAmount"
      },
      "description": "The payments it may be made in instead, the first of them today; absent where it is paid at once (extension)"
     },
     "keeper": {
      "type": "string",
      "description": "Who keeps the card for the instalments (extension)"
     },
     "giftCertificates": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CertificateUse"
      },
      "description": "What each is to pay; absent without any (extension)"
     },
     "saleToken": {
      "type": "string"
     },
     "hash": {
      "type": "string",
      "description": "Names the sale in Global Payments calls (extension)"
     },
     "title": {
      "type": "string",
      "description": "Of the subscription that is renewed into (extension)"
     },
     "number": {
      "type": "string",
      "description": "What the organiser knows the renewal by (extension)"
     },
     "deadline": {
      "type": "string",
      "format": "date-time",
      "description": "When the seats go back on sale (extension)"
     },
     "shippings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RenewalShipping"
      },
      "description": "How the tickets may go out (extension)"
     },
     "cartElements": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartElement"
      },
      "description": "What is renewed (extension)"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of what is renewed (extension)"
     },
     "lost": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Places of last season that cannot be had again, in words (extension)"
     },
     "serverTime": {
      "type": "string",
      "format": "date-time",
      "description": "Extension"
     }
    }
   },
   "RenewalRequest": {
    "type": "object",
    "required": [
     "shipping",
     "saleToken",
     "client",
     "creditCard"
    ],
    "additionalProperties": false,
    "properties": {
     "shipping": {
      "$ref": "#/components/schemas/RenewalShipping"
     },
     "saleToken": {
      "$ref": "#/components/schemas/Token"
     },
     "client": {
      "$ref": "#/components/schemas/Buyer"
     },
     "creditCard": {
      "$ref": "#/components/schemas/CreditCard"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents",
      "description": "What the holder saw, less gift certificates: another amount is refused, never charged (extension)"
     },
     "giftCertificateAmount": {
      "$ref": "#/components/schemas/Cents",
      "description": "What the holder saw gift certificates pay: they pay no other amount (extension)"
     },
     "instalments": {
      "type": "boolean",
      "description": "The holder pays in the renewal's instalments: the first now, the others from the card, which the processor keeps (extension)"
     }
    }
   },
   "RenewalResponse": {
    "type": "object",
    "description": "The payment's answer, and coltsConfirmation for the receipt.",
    "required": [
     "saleId",
     "deferred",
     "crId",
     "coltsConfirmation",
     "receipt"
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
     },
     "coltsConfirmation": {
      "type": "string",
      "description": "What the organiser knows the renewal by"
     },
     "receipt": {
      "$ref": "#/components/schemas/Receipt",
      "description": "Of the sale, for whoever paid it (extension)"
     }
    }
   },
   "NewPassword": {
    "type": "string",
    "maxLength": 180,
    "writeOnly": true,
    "description": "Printable ASCII without spaces: a lower and an upper case letter, a digit and any other character; the form errors tell what lacks"
   },
   "Client": {
    "type": "object",
    "description": "A shopper the organiser knows. Passwords are sent, never answered.",
    "required": [
     "firstname",
     "lastname",
     "email"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "email": {
      "$ref": "#/components/schemas/Email"
     },
     "username": {
      "$ref": "#/components/schemas/Email",
      "description": "The email, except a guest's"
     },
     "firstname": {
      "$ref": "#/components/schemas/PersonName"
     },
     "lastname": {
      "$ref": "#/components/schemas/PersonName"
     },
     "language": {
      "type": "string",
      "enum": [
       "fr",
       "en"
      ]
     },
     "company": {
      "$ref": "#/components/schemas/CompanyName"
     },
     "title": {
      "$ref": "#/components/schemas/PersonName"
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
     },
     "accountId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "isCompletedProfile": {
      "type": "boolean"
     },
     "mustChangePassword": {
      "type": "boolean"
     },
     "password": {
      "$ref": "#/components/schemas/NewPassword"
     },
     "confirmation": {
      "$ref": "#/components/schemas/NewPassword"
     },
     "oldPassword": {
      "$ref": "#/components/schemas/NewPassword",
      "description": "The current one; a client who moves to another email is asked for it",
      "x-origin": "extension"
     },
     "emailConfirmed": {
      "type": "boolean",
      "readOnly": true,
      "description": "Whether a link mailed to the email was opened, or a provider said that it is the client's; absent of a guest, and of an account that was never asked",
      "x-origin": "extension"
     },
     "pendingEmail": {
      "$ref": "#/components/schemas/Email",
      "description": "The email a client moves to; it counts once confirmed, and is ignored when sent",
      "x-origin": "extension"
     },
     "memberships": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/OwnedMembership"
      },
      "description": "What a client bought, the last first; ignored when sent",
      "x-origin": "extension"
     }
    }
   },
   "SignIn": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "isThis",
     "signedInAt",
     "endsAt"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Of this sign-in: the next one of the same browser has another"
     },
     "isThis": {
      "type": "boolean",
      "description": "Whether the session that asks was signed in so"
     },
     "signedInAt": {
      "type": "string",
      "format": "date-time"
     },
     "usedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it was last used, to a few minutes"
     },
     "endsAt": {
      "type": "string",
      "format": "date-time",
      "description": "When it ends by itself if it is not used"
     },
     "browser": {
      "type": "string",
      "maxLength": 40,
      "description": "As it called itself, such as Firefox; absent when it did not"
     },
     "system": {
      "type": "string",
      "maxLength": 40,
      "description": "What it ran on, such as Windows; absent when it did not say"
     }
    }
   },
   "SignIns": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "signIns"
    ],
    "additionalProperties": false,
    "properties": {
     "signIns": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/SignIn"
      }
     }
    }
   },
   "PasswordProof": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "password"
    ],
    "additionalProperties": false,
    "properties": {
     "password": {
      "$ref": "#/components/schemas/Password",
      "description": "The current one"
     }
    }
   },
   "FormerEmail": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "email",
     "until"
    ],
    "additionalProperties": false,
    "properties": {
     "email": {
      "type": "string"
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "description": "Until then the change can be undone"
     }
    }
   },
   "Passkey": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "name",
     "addedAt"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string",
      "description": "As the client called it"
     },
     "addedAt": {
      "type": "string",
      "format": "date-time"
     },
     "usedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When somebody last signed in with it"
     }
    }
   },
   "HeldIdentity": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "provider",
     "providerId",
     "since"
    ],
    "additionalProperties": false,
    "properties": {
     "provider": {
      "$ref": "#/components/schemas/SocialProvider"
     },
     "providerId": {
      "type": "string",
      "description": "Who the client is at the provider"
     },
     "since": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HeldCard": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "since"
    ],
    "additionalProperties": false,
    "properties": {
     "brand": {
      "type": "string"
     },
     "lastFour": {
      "type": "string"
     },
     "expiry": {
      "type": "string",
      "description": "MMYY"
     },
     "since": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HeldNewsletter": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "newsletterId",
     "email",
     "language",
     "source",
     "consent",
     "askedAt"
    ],
    "additionalProperties": false,
    "properties": {
     "newsletterId": {
      "type": "string"
     },
     "title": {
      "type": "string",
      "description": "Absent when there is no such newsletter any more"
     },
     "email": {
      "type": "string"
     },
     "city": {
      "type": "string"
     },
     "postalCode": {
      "type": "string"
     },
     "province": {
      "type": "string"
     },
     "language": {
      "type": "string",
      "enum": [
       "fr",
       "en",
       "both"
      ]
     },
     "source": {
      "type": "string",
      "enum": [
       "footer",
       "profile",
       "checkout"
      ]
     },
     "consent": {
      "type": "string",
      "description": "What was agreed to, in the words that were shown"
     },
     "askedAt": {
      "type": "string",
      "format": "date-time"
     },
     "confirmedAt": {
      "type": "string",
      "format": "date-time",
      "description": "Absent while its mail is unanswered"
     },
     "endedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "RefundState": {
    "type": "string",
    "enum": [
     "requested",
     "done",
     "refused"
    ],
    "description": "`requested` until its processor has confirmed it; a refused one gave nothing back"
   },
   "HeldRefund": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "at",
     "amount",
     "state"
    ],
    "additionalProperties": false,
    "properties": {
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "doneAt": {
      "type": "string",
      "format": "date-time"
     },
     "amount": {
      "type": "integer",
      "description": "Cents"
     },
     "state": {
      "$ref": "#/components/schemas/RefundState"
     }
    }
   },
   "HeldOrder": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "receipt",
     "refunds"
    ],
    "additionalProperties": false,
    "properties": {
     "receipt": {
      "$ref": "#/components/schemas/Receipt"
     },
     "refunds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldRefund"
      }
     }
    }
   },
   "HeldPass": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "productId",
     "credits",
     "creditsLeft",
     "boughtAt"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "productId": {
      "type": "string"
     },
     "credits": {
      "type": "integer",
      "description": "Tickets that it was sold with"
     },
     "creditsLeft": {
      "type": "integer",
      "description": "Tickets that are left to exchange"
     },
     "boughtAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HeldCertificate": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "lastFour",
     "value",
     "balance",
     "boughtAt"
    ],
    "additionalProperties": false,
    "properties": {
     "lastFour": {
      "type": "string",
      "description": "Of its code, which stands in its mail alone"
     },
     "value": {
      "type": "integer",
      "description": "Cents it was issued for"
     },
     "balance": {
      "type": "integer",
      "description": "Cents that are left on it"
     },
     "boughtAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HeldRenewal": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "number",
     "deadline"
    ],
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "string"
     },
     "deadline": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "ClientCommand": {
    "type": "string",
    "enum": [
     "close",
     "export",
     "ask-new-password",
     "end-access"
    ]
   },
   "ClientEntry": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "at",
     "command",
     "by"
    ],
    "additionalProperties": false,
    "properties": {
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "command": {
      "$ref": "#/components/schemas/ClientCommand"
     },
     "by": {
      "type": "string",
      "description": "The staff member, or `client`"
     },
     "reason": {
      "type": "string",
      "description": "Of staff"
     }
    }
   },
   "PersonalData": {
    "type": "object",
    "description": "Everything that is held about a client, without secrets: no password, token, code of a ticket or a certificate, nor a card's number.",
    "x-origin": "extension",
    "required": [
     "organiser",
     "writtenAt",
     "client",
     "openedAt",
     "changedAt",
     "formerEmails",
     "signIns",
     "passkeys",
     "identities",
     "cards",
     "newsletters",
     "orders",
     "ordersLeftOut",
     "flexPasses",
     "certificates",
     "renewals",
     "staffEntries"
    ],
    "additionalProperties": false,
    "properties": {
     "organiser": {
      "type": "string"
     },
     "writtenAt": {
      "type": "string",
      "format": "date-time"
     },
     "client": {
      "$ref": "#/components/schemas/Client"
     },
     "openedAt": {
      "type": "string",
      "format": "date-time"
     },
     "changedAt": {
      "type": "string",
      "format": "date-time"
     },
     "emailConfirmedAt": {
      "type": "string",
      "format": "date-time"
     },
     "formerEmails": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/FormerEmail"
      }
     },
     "signIns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SignIn"
      }
     },
     "passkeys": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Passkey"
      }
     },
     "identities": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldIdentity"
      }
     },
     "cards": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldCard"
      }
     },
     "newsletters": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/HeldNewsletter"
      }
     },
     "orders": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/HeldOrder"
      },
      "description": "The newest first, each with its tickets and to whom they were given"
     },
     "ordersLeftOut": {
      "type": "integer",
      "description": "Older ones, which the organiser sends on request"
     },
     "flexPasses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldPass"
      }
     },
     "certificates": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldCertificate"
      },
      "description": "That were bought"
     },
     "renewals": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldRenewal"
      }
     },
     "staffEntries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ClientEntry"
      },
      "description": "What was done with the account"
     }
    }
   },
   "OwedOrder": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "saleId",
     "why"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "why": {
      "type": "string",
      "enum": [
       "payment-due",
       "payment-open"
      ],
      "description": "`payment-due`: it has to be paid. `payment-open`: nobody knows yet whether it is"
     }
    }
   },
   "LaterPayment": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "saleId",
     "dueOn",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "dueOn": {
      "type": "string",
      "format": "date"
     },
     "amount": {
      "type": "integer",
      "description": "Cents; the card is charged, as was agreed"
     }
    }
   },
   "ClosingPreview": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "owed",
     "upcomingTickets",
     "passTickets",
     "memberships",
     "orders",
     "laterPayments",
     "cards",
     "newsletters",
     "hasPassword"
    ],
    "additionalProperties": false,
    "properties": {
     "owed": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/OwedOrder"
      },
      "description": "What keeps the account open"
     },
     "upcomingTickets": {
      "type": "integer",
      "description": "Tickets for events to come: they stay good, as they were mailed"
     },
     "passTickets": {
      "type": "integer",
      "description": "Tickets of flex passes that are left to exchange, and are lost"
     },
     "memberships": {
      "type": "integer",
      "description": "That are in force, and end with the account"
     },
     "orders": {
      "type": "integer",
      "description": "Kept by the organiser, as the law asks"
     },
     "laterPayments": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/LaterPayment"
      },
      "description": "Instalments that are still taken"
     },
     "cards": {
      "type": "integer",
      "description": "Kept cards, which are removed at the processor"
     },
     "newsletters": {
      "type": "integer",
      "description": "Subscriptions, which end"
     },
     "hasPassword": {
      "type": "boolean",
      "description": "Without one, it is chosen by mail first"
     }
    }
   },
   "Passkeys": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "passkeys"
    ],
    "additionalProperties": false,
    "properties": {
     "passkeys": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/Passkey"
      }
     }
    }
   },
   "PasskeyLabel": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "pattern": "\\S",
    "description": "As the client calls it"
   },
   "WebAuthnBytes": {
    "type": "string",
    "minLength": 1,
    "maxLength": 8000,
    "pattern": "^[\\w-]+$",
    "description": "Base64url, as the browser gave it"
   },
   "PasskeyTransports": {
    "type": "array",
    "maxItems": 10,
    "items": {
     "type": "string",
     "maxLength": 20
    },
    "description": "How the device is reached, as its browser says"
   },
   "NewPasskey": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "name",
     "id",
     "clientDataJSON",
     "attestationObject"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PasskeyLabel"
     },
     "id": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     },
     "clientDataJSON": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     },
     "attestationObject": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     },
     "transports": {
      "$ref": "#/components/schemas/PasskeyTransports"
     }
    }
   },
   "PasskeyAsked": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "password"
    ],
    "additionalProperties": false,
    "properties": {
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "The current one"
     }
    }
   },
   "KnownPasskey": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "transports"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "The device's own name of it, Base64url"
     },
     "transports": {
      "$ref": "#/components/schemas/PasskeyTransports"
     }
    }
   },
   "PasskeyToMake": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "challenge",
     "rpId",
     "expiration",
     "rpName",
     "userId",
     "userName",
     "displayName",
     "known"
    ],
    "additionalProperties": false,
    "properties": {
     "challenge": {
      "type": "string",
      "description": "Base64url"
     },
     "rpId": {
      "type": "string",
      "description": "The host that the passkey is good for"
     },
     "expiration": {
      "type": "string",
      "format": "date-time"
     },
     "rpName": {
      "type": "string",
      "description": "The organiser, as the device shows it"
     },
     "userId": {
      "type": "string",
      "description": "Of the account, Base64url; it says nothing of the person"
     },
     "userName": {
      "type": "string",
      "description": "The client's email, as the device shows it"
     },
     "displayName": {
      "type": "string"
     },
     "known": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/KnownPasskey"
      },
      "description": "Those that there are: a device that has one makes no other"
     }
    }
   },
   "PasskeyName": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "name"
    ],
    "additionalProperties": false,
    "properties": {
     "name": {
      "$ref": "#/components/schemas/PasskeyLabel"
     }
    }
   },
   "PasskeyChallenge": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "challenge",
     "rpId",
     "expiration"
    ],
    "additionalProperties": false,
    "properties": {
     "challenge": {
      "type": "string",
      "description": "Base64url"
     },
     "rpId": {
      "type": "string",
      "description": "The host that the passkey is good for"
     },
     "expiration": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "PasskeySignIn": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "clientDataJSON",
     "authenticatorData",
     "signature"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     },
     "clientDataJSON": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     },
     "authenticatorData": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     },
     "signature": {
      "$ref": "#/components/schemas/WebAuthnBytes"
     }
    }
   },
   "KeptCard": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "brand",
     "lastFour",
     "expiry",
     "state"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "brand": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CardBrand"
       },
       {
        "type": "string"
       }
      ],
      "description": "Or the processor's own word"
     },
     "lastFour": {
      "type": "string",
      "pattern": "^\\d{4}$"
     },
     "expiry": {
      "type": "string",
      "pattern": "^\\d{4}$",
      "description": "MMYY, as the processor told when it was kept"
     },
     "state": {
      "type": "string",
      "enum": [
       "usable",
       "unusable",
       "leaving"
      ],
      "description": "`unusable`: the site does not take it now. `leaving`: it pays nothing any more, and the processor has not confirmed its removal yet"
     }
    }
   },
   "KeptCards": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "cards",
     "canKeep",
     "keeper"
    ],
    "additionalProperties": false,
    "properties": {
     "cards": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/KeptCard"
      }
     },
     "canKeep": {
      "type": "boolean",
      "description": "Whether a payment may ask to keep another card"
     },
     "keeper": {
      "type": "string",
      "description": "The processor that keeps them, as people call it; empty for none"
     }
    }
   },
   "KeptCardRemoval": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "removed"
    ],
    "additionalProperties": false,
    "properties": {
     "removed": {
      "type": "boolean",
      "description": "false while the processor has not confirmed it"
     }
    }
   },
   "PasswordChange": {
    "type": "object",
    "required": [
     "oldPassword",
     "password",
     "confirmation"
    ],
    "additionalProperties": false,
    "properties": {
     "oldPassword": {
      "$ref": "#/components/schemas/Password"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "confirmation": {
      "$ref": "#/components/schemas/Password"
     }
    }
   },
   "PasswordReset": {
    "type": "object",
    "required": [
     "token",
     "password",
     "confirmation"
    ],
    "additionalProperties": false,
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "writeOnly": true
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     },
     "confirmation": {
      "$ref": "#/components/schemas/Password"
     }
    }
   },
   "PasswordResetRequest": {
    "type": "object",
    "required": [
     "email"
    ],
    "additionalProperties": false,
    "properties": {
     "email": {
      "$ref": "#/components/schemas/RequiredEmail"
     }
    }
   },
   "EmailConfirmation": {
    "type": "object",
    "required": [
     "token"
    ],
    "additionalProperties": false,
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "writeOnly": true
     }
    }
   },
   "ClientCredentials": {
    "type": "object",
    "required": [
     "username",
     "password"
    ],
    "additionalProperties": false,
    "properties": {
     "username": {
      "$ref": "#/components/schemas/RequiredEmail",
      "description": "Or the email"
     },
     "password": {
      "$ref": "#/components/schemas/Password"
     }
    }
   },
   "FacebookSignIn": {
    "type": "object",
    "required": [
     "userID",
     "email",
     "first_name",
     "last_name",
     "signedRequest"
    ],
    "additionalProperties": false,
    "properties": {
     "userID": {
      "$ref": "#/components/schemas/Id"
     },
     "email": {
      "$ref": "#/components/schemas/Email"
     },
     "first_name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "last_name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "signedRequest": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000,
      "writeOnly": true
     }
    }
   },
   "GoogleSignIn": {
    "type": "object",
    "required": [
     "idToken",
     "userID",
     "email",
     "first_name",
     "last_name"
    ],
    "additionalProperties": false,
    "properties": {
     "idToken": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000,
      "writeOnly": true
     },
     "userID": {
      "$ref": "#/components/schemas/Id"
     },
     "email": {
      "$ref": "#/components/schemas/Email"
     },
     "first_name": {
      "$ref": "#/components/schemas/PersonName"
     },
     "last_name": {
      "$ref": "#/components/schemas/PersonName"
     }
    }
   },
   "SocialSignInStart": {
    "type": "object",
    "required": [
     "provider"
    ],
    "additionalProperties": false,
    "properties": {
     "provider": {
      "$ref": "#/components/schemas/SocialProvider"
     },
     "returnPath": {
      "type": "string",
      "maxLength": 2000,
      "pattern": "^\\/[\\w~%.\\-][\\w~%.\\/\\-]*(\\?[\\w%.&=+*\\-]*)?$",
      "description": "Where the shop leads afterwards, a path of this site without its language"
     }
    }
   },
   "SocialSignInStarted": {
    "type": "object",
    "required": [
     "authorizationUrl",
     "nonce",
     "expiration"
    ],
    "additionalProperties": false,
    "properties": {
     "authorizationUrl": {
      "type": "string",
      "format": "uri",
      "description": "The provider's page, for the whole window"
     },
     "nonce": {
      "type": "string",
      "description": "What an idToken of logInWithGoogle has to carry"
     },
     "expiration": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "SocialSignInReturn": {
    "type": "object",
    "required": [
     "provider",
     "state",
     "code"
    ],
    "additionalProperties": false,
    "properties": {
     "provider": {
      "$ref": "#/components/schemas/SocialProvider"
     },
     "state": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "writeOnly": true
     },
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000,
      "writeOnly": true
     },
     "iss": {
      "type": "string",
      "maxLength": 200,
      "description": "Who sent the browser back, where the provider says so"
     }
    }
   },
   "Role": {
    "type": "string",
    "enum": [
     "CLIENT",
     "ADMIN"
    ],
    "description": "A guest has none"
   },
   "Authentication": {
    "type": "object",
    "required": [
     "clientId",
     "role",
     "mustChangePassword"
    ],
    "additionalProperties": false,
    "properties": {
     "clientId": {
      "type": "string"
     },
     "role": {
      "$ref": "#/components/schemas/Role"
     },
     "mustChangePassword": {
      "type": "boolean"
     }
    }
   },
   "InvoiceTicket": {
    "type": "object",
    "description": "A ticket of an invoice, amounts in cents. seatJson is absent in general admission.",
    "required": [
     "eventName",
     "pricelevel",
     "priceType",
     "price",
     "serviceCharge"
    ],
    "additionalProperties": false,
    "properties": {
     "eventName": {
      "type": "string"
     },
     "pricelevel": {
      "type": "string"
     },
     "priceType": {
      "type": "string"
     },
     "price": {
      "type": "integer"
     },
     "serviceCharge": {
      "type": "integer"
     },
     "seatJson": {
      "$ref": "#/components/schemas/SeatJson"
     }
    }
   },
   "Invoice": {
    "type": "object",
    "description": "Amounts in cents. tickets and returnedTickets when they were asked for; htmlReport once it was read.",
    "required": [
     "id",
     "date",
     "ticketsQty",
     "returnedTicketsQty",
     "serviceCharge",
     "totalAmount",
     "paymentMode"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "ticketsQty": {
      "type": "integer",
      "minimum": 0
     },
     "returnedTicketsQty": {
      "type": "integer",
      "minimum": 0
     },
     "serviceCharge": {
      "type": "integer"
     },
     "totalAmount": {
      "type": "integer"
     },
     "paymentMode": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "voidedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the box office voided what was never paid; absent otherwise (extension)"
     },
     "tickets": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/InvoiceTicket"
      }
     },
     "returnedTickets": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/InvoiceTicket"
      }
     },
     "htmlReport": {
      "type": "string",
      "description": "HTML without scripts"
     }
    }
   },
   "FlexPassFilm": {
    "type": "object",
    "description": "A film a ticket can be exchanged for; only one ONSALE can be picked. The id is its performance's.",
    "required": [
     "id",
     "title",
     "venue",
     "itemHours",
     "images",
     "location",
     "saleState"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "venue": {
      "type": "string"
     },
     "itemHours": {
      "type": "array",
      "minItems": 1,
      "items": {
       "type": "object",
       "required": [
        "formattedDate"
       ],
       "additionalProperties": false,
       "properties": {
        "formattedDate": {
         "type": "string"
        }
       }
      }
     },
     "images": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Image"
      }
     },
     "location": {
      "$ref": "#/components/schemas/Place"
     },
     "saleState": {
      "$ref": "#/components/schemas/SaleState"
     },
     "seat": {
      "$ref": "#/components/schemas/TicketSeat",
      "description": "Of the ticket it was exchanged for; absent in general admission (extension)"
     }
    }
   },
   "FlexPass": {
    "type": "object",
    "description": "alreadyExchanged tells by ticket id the film it was exchanged for.",
    "required": [
     "id",
     "flexpassEventId",
     "title",
     "description",
     "toBeExchange",
     "alreadyExchanged",
     "invoiceId",
     "ticketIds"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "flexpassEventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "description": {
      "type": "string"
     },
     "toBeExchange": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/FlexPassFilm"
      }
     },
     "alreadyExchanged": {
      "type": "object",
      "additionalProperties": {
       "$ref": "#/components/schemas/FlexPassFilm"
      }
     },
     "invoiceId": {
      "type": "string",
      "description": "The invoice that sold it (extension)"
     },
     "ticketIds": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "Tickets still to exchange (extension)"
     }
    }
   },
   "ExchangeRequest": {
    "type": "object",
    "required": [
     "clientId",
     "exchanges"
    ],
    "additionalProperties": false,
    "properties": {
     "clientId": {
      "$ref": "#/components/schemas/Id"
     },
     "keyserverToken": {
      "$ref": "#/components/schemas/Token"
     },
     "exchanges": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "type": "object",
       "required": [
        "performanceId",
        "ticketId"
       ],
       "additionalProperties": false,
       "properties": {
        "performanceId": {
         "$ref": "#/components/schemas/Id"
        },
        "ticketId": {
         "$ref": "#/components/schemas/Id"
        }
       }
      }
     }
    }
   },
   "SaleNewslettersRequest": {
    "type": "object",
    "description": "A guest leaves clientId out.",
    "required": [
     "performanceIds"
    ],
    "additionalProperties": false,
    "properties": {
     "clientId": {
      "$ref": "#/components/schemas/Id"
     },
     "performanceIds": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "NewsletterText": {
    "type": "object",
    "description": "By upper-case language.",
    "required": [
     "FR",
     "EN"
    ],
    "additionalProperties": false,
    "properties": {
     "FR": {
      "type": "string"
     },
     "EN": {
      "type": "string"
     }
    }
   },
   "Newsletter": {
    "type": "object",
    "required": [
     "id",
     "title",
     "newsletterText",
     "alreadySubscribed"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "$ref": "#/components/schemas/NewsletterText"
     },
     "newsletterText": {
      "$ref": "#/components/schemas/NewsletterText"
     },
     "alreadySubscribed": {
      "type": "boolean"
     },
     "confirmationSent": {
      "type": "boolean",
      "description": "The link mailed to the address is yet to be opened (extension)"
     },
     "consent": {
      "type": "string",
      "description": "What one agrees to, in the language of the request; it is kept with the consent (extension)"
     }
    }
   },
   "NewsletterLink": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "act",
     "used",
     "newsletters"
    ],
    "additionalProperties": false,
    "properties": {
     "act": {
      "type": "string",
      "enum": [
       "confirm",
       "leave"
      ],
      "description": "What the link does"
     },
     "used": {
      "type": "boolean",
      "description": "It was opened before, and nothing is left to do: all is confirmed, or none is received any more"
     },
     "newsletters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Newsletter"
      },
      "description": "What it is about, as its address stands with each now"
     }
    }
   },
   "Unsubscription": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "List-Unsubscribe"
    ],
    "additionalProperties": false,
    "properties": {
     "List-Unsubscribe": {
      "type": "string",
      "enum": [
       "One-Click"
      ]
     }
    }
   },
   "NewsletterChange": {
    "type": "object",
    "description": "Without a clientId it is the footer's form, and email to language are given; a guest's at the checkout gives email and language.",
    "required": [
     "subscribe",
     "unsubscribe"
    ],
    "additionalProperties": false,
    "properties": {
     "clientId": {
      "$ref": "#/components/schemas/Id"
     },
     "subscribe": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "unsubscribe": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "source": {
      "type": "string",
      "enum": [
       "footer",
       "profile",
       "checkout"
      ],
      "description": "Where it was asked; the profile with a clientId, else the footer (extension)"
     },
     "email": {
      "$ref": "#/components/schemas/Email",
      "description": "Extension"
     },
     "city": {
      "$ref": "#/components/schemas/CityName",
      "description": "Extension"
     },
     "postalCode": {
      "$ref": "#/components/schemas/PostalCode",
      "description": "Extension"
     },
     "province": {
      "$ref": "#/components/schemas/ProvinceName",
      "description": "Extension"
     },
     "language": {
      "type": "string",
      "enum": [
       "fr",
       "en",
       "both"
      ],
      "description": "Extension"
     }
    }
   },
   "Verification": {
    "type": "object",
    "description": "What the verifier says. responseCode is its own word for it, shown beside the message.",
    "required": [
     "status",
     "responseCode"
    ],
    "additionalProperties": false,
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "valid",
       "invalid"
      ]
     },
     "responseCode": {
      "type": "string"
     }
    }
   },
   "MailCheck": {
    "type": "object",
    "required": [
     "valid"
    ],
    "additionalProperties": false,
    "properties": {
     "valid": {
      "type": "boolean"
     },
     "suggestion": {
      "type": "string",
      "description": "The address that was likely meant"
     }
    }
   },
   "City": {
    "type": "object",
    "required": [
     "city",
     "province"
    ],
    "additionalProperties": false,
    "properties": {
     "city": {
      "type": "string"
     },
     "province": {
      "type": "string",
      "description": "Two letters"
     }
    }
   },
   "Banner": {
    "type": "object",
    "description": "A picture that leads to a page or to an address.",
    "required": [
     "id",
     "imageUrl",
     "title"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "imageUrl": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "pageId": {
      "type": "string",
      "description": "A page of the tenant"
     },
     "url": {
      "type": "string",
      "format": "uri",
      "description": "An address elsewhere, when there is no pageId"
     }
    }
   },
   "TrackedProduct": {
    "type": "object",
    "required": [
     "eventId",
     "priceType",
     "priceLevel",
     "qty",
     "price"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "$ref": "#/components/schemas/Id"
     },
     "priceType": {
      "type": "string",
      "maxLength": 200
     },
     "priceLevel": {
      "type": "string",
      "maxLength": 200
     },
     "qty": {
      "$ref": "#/components/schemas/TicketCount"
     },
     "price": {
      "$ref": "#/components/schemas/Cents",
      "description": "Cents for one"
     },
     "promoId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "parkingId": {
      "$ref": "#/components/schemas/OptionalId"
     },
     "priceId": {
      "$ref": "#/components/schemas/OptionalId"
     }
    }
   },
   "DataLayerProduct": {
    "type": "object",
    "description": "A line as a data layer knows products. Without isfullproducts it has what is required alone.",
    "required": [
     "id",
     "eventId",
     "quantity",
     "price"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "In base 62"
     },
     "eventId": {
      "type": "string"
     },
     "quantity": {
      "type": "integer",
      "minimum": 0
     },
     "price": {
      "$ref": "#/components/schemas/Cents",
      "description": "Cents for one"
     },
     "name": {
      "type": "string"
     },
     "category": {
      "type": "string"
     },
     "brand": {
      "type": "string",
      "description": "The organiser"
     },
     "variant": {
      "type": "string",
      "description": "Price level and price type"
     }
    }
   },
   "DataLayer": {
    "type": "object",
    "description": "What is pushed to a tag manager's data layer; beside the page, whatever the tenant's tags read.",
    "required": [
     "page"
    ],
    "additionalProperties": true,
    "properties": {
     "page": {
      "type": "string",
      "description": "Its path, without a query"
     },
     "pageType": {
      "type": "string",
      "enum": [
       "home",
       "show",
       "event",
       "cart",
       "checkout",
       "confirmation",
       "other"
      ],
      "description": "Extension"
     },
     "pageId": {
      "type": "string",
      "description": "Of a show (extension)"
     },
     "eventId": {
      "type": "string",
      "description": "Extension"
     },
     "language": {
      "$ref": "#/components/schemas/Language",
      "description": "Extension"
     },
     "total": {
      "$ref": "#/components/schemas/Cents",
      "description": "Of the sale, with taxes and delivery (extension)"
     },
     "taxes": {
      "$ref": "#/components/schemas/Cents",
      "description": "Of the sale (extension)"
     },
     "saleId": {
      "type": "string"
     },
     "products": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DataLayerProduct"
      }
     }
    }
   },
   "Account": {
    "type": "object",
    "description": "An organiser.",
    "required": [
     "id",
     "code",
     "name"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "name": {
      "type": "string"
     }
    }
   },
   "User": {
    "type": "object",
    "description": "A staff member; producerId when they work for one producer.",
    "required": [
     "id",
     "account"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "account": {
      "$ref": "#/components/schemas/Account"
     },
     "producerId": {
      "type": "string"
     }
    }
   },
   "Producer": {
    "type": "object",
    "required": [
     "id",
     "name"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     }
    }
   },
   "LogEntry": {
    "type": "object",
    "required": [
     "message"
    ],
    "additionalProperties": false,
    "properties": {
     "message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000
     },
     "context": {
      "type": "object",
      "maxProperties": 20,
      "propertyNames": {
       "maxLength": 100
      },
      "additionalProperties": {
       "type": [
        "string",
        "number",
        "boolean",
        "null"
       ],
       "maxLength": 500,
       "minimum": -1000000000000000,
       "maximum": 1000000000000000
      }
     }
    }
   },
   "OrderStanding": {
    "type": "string",
    "enum": [
     "due",
     "refunded",
     "voided"
    ],
    "description": "What became of a paid order: its money is due again, all of it was given back, or support ended it; absent otherwise"
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
     },
     "standing": {
      "$ref": "#/components/schemas/OrderStanding"
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
     "title",
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
       "sold",
       "refunded",
       "voided"
      ]
     },
     "eventId": {
      "type": "string",
      "description": "Of tickets and parking"
     },
     "title": {
      "type": "string"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "subscription": {
      "type": "string",
      "description": "Title of the subscription it is a part of, which is released at all its events at once"
     },
     "combo": {
      "type": "string",
      "description": "Title of the combo it is a part of, which is released whole"
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
     "version": {
      "type": "integer",
      "minimum": 1,
      "description": "The cart's version after it; a refusal changes none"
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
       "challenging",
       "authorised",
       "declined",
       "unknown",
       "captured",
       "lapsed",
       "voiding",
       "voided",
       "refunding",
       "refunded"
      ]
     },
     "processor": {
      "$ref": "#/components/schemas/Processor",
      "description": "Absent when nothing was to charge"
     },
     "amount": {
      "type": "integer",
      "description": "Cents for the processor to charge"
     },
     "instalment": {
      "type": "integer",
      "description": "Which of the later instalments it pays, from 1; absent of what is paid with the tickets"
     },
     "giftCertificates": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CertificateUse"
      },
      "description": "Taken with the attempt, and given back unless it paid; absent without any"
     },
     "brand": {
      "anyOf": [
       {
        "$ref": "#/components/schemas/CardBrand"
       },
       {
        "type": "string"
       }
      ],
      "description": "Or the processor's own word"
     },
     "wallet": {
      "$ref": "#/components/schemas/Wallet",
      "description": "The wallet that the card was in"
     },
     "keptCard": {
      "type": "boolean",
      "description": "A card that the processor kept paid; absent otherwise"
     },
     "lastFour": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "stuck": {
      "$ref": "#/components/schemas/Id",
      "description": "Names a payment that waits for its processor, which can be asked no more, for settlePayment; absent otherwise"
     }
    }
   },
   "RefundItem": {
    "type": "object",
    "required": [
     "id",
     "title",
     "detail",
     "price",
     "serviceCharge",
     "taxes",
     "total"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Of a ticket, a piece or a delivery"
     },
     "ticketId": {
      "type": "string",
      "description": "As it is printed; of a ticket"
     },
     "title": {
      "type": "string"
     },
     "detail": {
      "type": "string",
      "description": "Its place or its price, in words; empty where the title says it all"
     },
     "price": {
      "type": "integer",
      "description": "Cents"
     },
     "serviceCharge": {
      "type": "integer",
      "description": "Cents"
     },
     "taxes": {
      "type": "integer",
      "description": "Cents"
     },
     "total": {
      "type": "integer",
      "description": "Cents"
     }
    }
   },
   "RefundReturn": {
    "type": "object",
    "required": [
     "means",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "means": {
      "type": "string",
      "enum": [
       "card",
       "giftcertificate",
       "instalment"
      ],
      "description": "instalment: cents that were still to be paid, and are not any more"
     },
     "amount": {
      "type": "integer",
      "description": "Cents"
     },
     "dueOn": {
      "type": "string",
      "format": "date",
      "description": "Of the instalment"
     },
     "brand": {
      "type": "string",
      "description": "Of the card"
     },
     "lastFour": {
      "type": "string",
      "description": "Of the card or the certificate"
     }
    }
   },
   "Refund": {
    "type": "object",
    "required": [
     "id",
     "saleId",
     "state",
     "at",
     "by",
     "reason",
     "keepSeats",
     "keepFees",
     "items",
     "tax",
     "amount",
     "returns"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "state": {
      "$ref": "#/components/schemas/RefundState"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "doneAt": {
      "type": "string",
      "format": "date-time"
     },
     "by": {
      "type": "string",
      "description": "The staff member"
     },
     "reason": {
      "type": "string"
     },
     "keepSeats": {
      "type": "boolean"
     },
     "keepFees": {
      "type": "boolean"
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundItem"
      }
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary"
     },
     "amount": {
      "type": "integer",
      "description": "Cents that go back in all"
     },
     "returns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundReturn"
      }
     },
     "code": {
      "type": "string",
      "description": "Why its processor refused it, or has not answered yet"
     },
     "stuck": {
      "type": "boolean",
      "description": "Its processor refused to repeat it, so that only a look into its console tells what became of it; staff settle it"
     }
    }
   },
   "NamedComboGroup": {
    "type": "object",
    "required": [
     "comboGroupId",
     "name"
    ],
    "additionalProperties": false,
    "properties": {
     "comboGroupId": {
      "type": "string"
     },
     "name": {
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
     "unpaidAmount": {
      "type": "integer",
      "description": "Cents of its paid sale that were not taken yet: of its first payment, and its later instalments less what refunds took off; absent where nothing is to be taken"
     },
     "sale": {
      "$ref": "#/components/schemas/Sale"
     },
     "refunds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Refund"
      },
      "description": "Of its sale; absent without any"
     },
     "shipping": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ShippingCart"
      },
      "description": "How the tickets of each event of its sale go, each by a name; absent before it is paid, and where nothing is delivered"
     },
     "deliveryAddress": {
      "$ref": "#/components/schemas/Address",
      "description": "Where its sale is mailed to, as its buyer gave it; absent where nothing goes by mail (extension)"
     },
     "shippingTax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of the deliveries"
     },
     "comboGroups": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/NamedComboGroup"
      },
      "description": "What the groups of its combos are called; absent without any"
     }
    }
   },
   "Reason": {
    "type": "string",
    "minLength": 3,
    "maxLength": 500,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$",
    "description": "Why somebody did it"
   },
   "CartClearing": {
    "type": "object",
    "required": [
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "reason": {
      "$ref": "#/components/schemas/Reason"
     },
     "unconfirmed": {
      "type": "boolean",
      "default": false,
      "description": "Only the lines that are not confirmed"
     }
    }
   },
   "ExplainedSubject": {
    "type": "string",
    "enum": [
     "price",
     "tax"
    ]
   },
   "ExplanationFact": {
    "type": "string",
    "description": "What a step of an explanation is about",
    "enum": [
     "regular-price",
     "listed-price",
     "chosen-amount",
     "ticket-type",
     "combo",
     "subscription",
     "promotion",
     "flex-pass",
     "presale",
     "service-charge",
     "line-total",
     "delivery",
     "subtotal",
     "tax",
     "total",
     "payment",
     "place",
     "day",
     "no-tax"
    ]
   },
   "JournalCitation": {
    "type": "object",
    "description": "An entry of the journal",
    "required": [
     "number",
     "at",
     "command",
     "outcome"
    ],
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "integer",
      "minimum": 1,
      "description": "Of the entry in the journal"
     },
     "version": {
      "type": "integer",
      "minimum": 1,
      "description": "The cart's version after it; a refusal changes none"
     },
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
     }
    }
   },
   "ExplanationStep": {
    "type": "object",
    "required": [
     "fact",
     "explanation"
    ],
    "additionalProperties": false,
    "properties": {
     "fact": {
      "$ref": "#/components/schemas/ExplanationFact"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     },
     "amount": {
      "type": "integer",
      "description": "Cents; negative where something is taken off"
     },
     "rule": {
      "type": "string",
      "description": "The rule of the domain that says so"
     },
     "law": {
      "type": "string",
      "description": "The law it rests on"
     },
     "entry": {
      "$ref": "#/components/schemas/JournalCitation",
      "description": "The change that brought it about"
     }
    }
   },
   "ExplainedLine": {
    "type": "object",
    "required": [
     "title",
     "qty",
     "seats",
     "total",
     "steps"
    ],
    "additionalProperties": false,
    "properties": {
     "holdId": {
      "type": "string",
      "description": "Absent for a delivery"
     },
     "title": {
      "type": "string"
     },
     "seats": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CartDetailToken"
      }
     },
     "qty": {
      "type": "integer"
     },
     "total": {
      "type": "integer",
      "description": "Cents before taxes; of taxes, what they come to"
     },
     "steps": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ExplanationStep"
      }
     }
    }
   },
   "Explanation": {
    "type": "object",
    "required": [
     "about",
     "cartId",
     "state",
     "lines",
     "steps"
    ],
    "additionalProperties": false,
    "properties": {
     "about": {
      "$ref": "#/components/schemas/ExplainedSubject"
     },
     "cartId": {
      "type": "string"
     },
     "saleId": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/CartState"
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ExplainedLine"
      }
     },
     "steps": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ExplanationStep"
      },
      "description": "Of the order as a whole"
     }
    }
   },
   "CartLinkRequest": {
    "type": "object",
    "required": [
     "purpose"
    ],
    "additionalProperties": false,
    "properties": {
     "purpose": {
      "$ref": "#/components/schemas/CartLinkPurpose"
     },
     "minutes": {
      "type": "integer",
      "minimum": 5,
      "maximum": 1440,
      "default": 60,
      "description": "How long the link is good for"
     }
    }
   },
   "CartLink": {
    "type": "object",
    "required": [
     "url",
     "purpose",
     "expiresAt",
     "cartExpiresAt"
    ],
    "additionalProperties": false,
    "properties": {
     "url": {
      "type": "string",
      "description": "Where the shopper opens it, in the language of the request"
     },
     "purpose": {
      "$ref": "#/components/schemas/CartLinkPurpose"
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time"
     },
     "cartExpiresAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the cart's own time is over, unless extended"
     }
    }
   },
   "PaymentSettlement": {
    "type": "object",
    "required": [
     "outcome",
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "outcome": {
      "type": "string",
      "enum": [
       "charged",
       "not-charged",
       "given-back"
      ],
      "description": "What the processor's console shows; given-back: it was charged, and all of it was refunded there. Money that is only reserved there is to be captured or let go in the console first"
     },
     "processorId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[!-~]+$",
      "description": "The number in the console of the charge, or of its refund; needed for what was charged and what was given back"
     },
     "reason": {
      "$ref": "#/components/schemas/Reason"
     }
    }
   },
   "ReplayedFact": {
    "type": "string",
    "enum": [
     "state",
     "version",
     "expiry",
     "renewals",
     "line",
     "hold",
     "event",
     "seat",
     "price-id",
     "price",
     "computed-price",
     "service-charge",
     "delivery",
     "taxes",
     "total"
    ]
   },
   "ReplayDifference": {
    "type": "object",
    "required": [
     "fact",
     "explanation",
     "journal",
     "stored"
    ],
    "additionalProperties": false,
    "properties": {
     "fact": {
      "$ref": "#/components/schemas/ReplayedFact"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     },
     "lineId": {
      "type": "string",
      "description": "The ticket or piece"
     },
     "journal": {
      "type": "string",
      "description": "What the journal comes to; empty for nothing"
     },
     "stored": {
      "type": "string",
      "description": "What is stored; empty for nothing"
     }
    }
   },
   "CartReplay": {
    "type": "object",
    "required": [
     "cartId",
     "state",
     "version",
     "changes",
     "tickets",
     "comparedAmounts",
     "unpriced",
     "differences"
    ],
    "additionalProperties": false,
    "properties": {
     "cartId": {
      "type": "string"
     },
     "saleId": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/CartState",
      "description": "As the journal tells it"
     },
     "version": {
      "type": "integer",
      "description": "As the journal tells it"
     },
     "changes": {
      "type": "integer",
      "description": "Entries of the journal that were replayed"
     },
     "tickets": {
      "type": "integer",
      "description": "Tickets and pieces compared"
     },
     "comparedAmounts": {
      "type": "integer",
      "description": "Amounts compared, with those of taxes and totals"
     },
     "unpriced": {
      "type": "integer",
      "description": "Tickets and pieces whose amounts were not yet journalled when they were held"
     },
     "total": {
      "type": "integer",
      "description": "Cents before taxes; absent where an amount was not journalled"
     },
     "differences": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ReplayDifference"
      },
      "description": "The first 200"
     }
    }
   },
   "CaseEntry": {
    "type": "object",
    "required": [
     "number",
     "websiteId",
     "cartId",
     "sessionId",
     "at",
     "actor",
     "command",
     "outcome",
     "data"
    ],
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "integer",
      "minimum": 1
     },
     "websiteId": {
      "type": "string",
      "description": "A pseudonym"
     },
     "cartId": {
      "type": [
       "string",
       "null"
      ],
      "description": "A pseudonym"
     },
     "sessionId": {
      "type": [
       "string",
       "null"
      ],
      "description": "A pseudonym"
     },
     "at": {
      "type": "integer"
     },
     "actor": {
      "type": "string",
      "description": "shopper, system, or a pseudonym of a staff member"
     },
     "command": {
      "type": "string"
     },
     "outcome": {
      "type": "string"
     },
     "data": {
      "type": "object",
      "additionalProperties": true
     }
    }
   },
   "CaseLine": {
    "type": "object",
    "required": [
     "holdId",
     "eventId",
     "priceId",
     "seatId",
     "price",
     "serviceCharge"
    ],
    "additionalProperties": false,
    "properties": {
     "holdId": {
      "type": "string"
     },
     "eventId": {
      "type": [
       "string",
       "null"
      ]
     },
     "priceId": {
      "type": "string"
     },
     "seatId": {
      "type": [
       "string",
       "null"
      ]
     },
     "price": {
      "type": "integer"
     },
     "serviceCharge": {
      "type": "integer"
     }
    }
   },
   "CaseCart": {
    "type": "object",
    "description": "The cart as it is stored",
    "required": [
     "state",
     "version",
     "expiresAt",
     "renewalsUsed",
     "lines"
    ],
    "additionalProperties": false,
    "properties": {
     "state": {
      "$ref": "#/components/schemas/CartState"
     },
     "version": {
      "type": "integer"
     },
     "expiresAt": {
      "type": [
       "integer",
       "null"
      ]
     },
     "renewalsUsed": {
      "type": "integer"
     },
     "lines": {
      "type": "object",
      "additionalProperties": {
       "$ref": "#/components/schemas/CaseLine"
      },
      "description": "Living tickets and pieces, or those that were sold, by their ids"
     }
    }
   },
   "CaseTaxes": {
    "type": "object",
    "description": "Of the whole line",
    "required": [
     "amount",
     "serviceCharge",
     "tax1",
     "tax2",
     "tax3",
     "taxes"
    ],
    "additionalProperties": false,
    "properties": {
     "amount": {
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
     "taxes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/TaxInForce"
      }
     }
    }
   },
   "CaseAmount": {
    "type": "object",
    "required": [
     "id",
     "qty",
     "price",
     "serviceCharge",
     "taxable",
     "taxes"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "Of the hold, or the code of the delivery"
     },
     "qty": {
      "type": "integer"
     },
     "price": {
      "type": "integer",
      "description": "For one"
     },
     "serviceCharge": {
      "type": "integer",
      "description": "For one"
     },
     "taxable": {
      "type": "boolean"
     },
     "taxes": {
      "$ref": "#/components/schemas/CaseTaxes"
     }
    }
   },
   "CaseAmounts": {
    "type": "object",
    "description": "As the cart shows them, or as its sale's document keeps them",
    "required": [
     "holds",
     "deliveries"
    ],
    "additionalProperties": false,
    "properties": {
     "holds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CaseAmount"
      }
     },
     "deliveries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CaseAmount"
      }
     }
    }
   },
   "CasePayment": {
    "type": "object",
    "description": "Of a paid sale",
    "required": [
     "amount",
     "certificates",
     "hasDocument"
    ],
    "additionalProperties": false,
    "properties": {
     "amount": {
      "type": "integer",
      "description": "What the card was charged"
     },
     "certificates": {
      "type": "integer",
      "description": "What gift certificates paid"
     },
     "hasDocument": {
      "type": "boolean"
     }
    }
   },
   "CartTestCase": {
    "type": "object",
    "description": "A cart with all that making it again needs; amounts are cents, times are epoch milliseconds",
    "required": [
     "format",
     "cart",
     "shopper",
     "entries",
     "stored",
     "amounts"
    ],
    "additionalProperties": false,
    "properties": {
     "format": {
      "type": "integer",
      "enum": [
       1
      ]
     },
     "cart": {
      "type": "string",
      "description": "A pseudonym"
     },
     "shopper": {
      "type": "string",
      "description": "A pseudonym of the session"
     },
     "email": {
      "type": "string",
      "description": "A pseudonym of the client's address; absent before there is a client"
     },
     "entries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CaseEntry"
      },
      "description": "The journal, oldest entry first"
     },
     "stored": {
      "$ref": "#/components/schemas/CaseCart"
     },
     "amounts": {
      "$ref": "#/components/schemas/CaseAmounts"
     },
     "paid": {
      "$ref": "#/components/schemas/CasePayment"
     }
    }
   },
   "RefundItemIds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 200,
    "items": {
     "$ref": "#/components/schemas/Id"
    },
    "description": "Ids of lines, of tickets or pieces, or of deliveries; the whole sale when absent. A line of a combo or a subscription is refunded at all its events, a ticket by itself"
   },
   "RefundSelection": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "items": {
      "$ref": "#/components/schemas/RefundItemIds"
     },
     "keepFees": {
      "type": "boolean",
      "default": false,
      "description": "The organiser keeps the service fees"
     },
     "evenAdmitted": {
      "type": "boolean",
      "default": false,
      "description": "Tickets whose holder was let in go back too"
     }
    }
   },
   "RefundHindrance": {
    "type": "string",
    "enum": [
     "refunded",
     "admitted",
     "certificate-used",
     "pass-used"
    ],
    "description": "Refunded before; or its holder was let in; or the gift certificate or pass it became was used"
   },
   "RefundKept": {
    "type": "object",
    "required": [
     "id",
     "title",
     "detail",
     "why",
     "explanation"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "detail": {
      "type": "string"
     },
     "why": {
      "$ref": "#/components/schemas/RefundHindrance"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     }
    }
   },
   "RefundPreview": {
    "type": "object",
    "required": [
     "saleId",
     "items",
     "kept",
     "tax",
     "amount",
     "returns"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundItem"
      }
     },
     "kept": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundKept"
      },
      "description": "What was asked for and cannot go back"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary"
     },
     "amount": {
      "type": "integer",
      "description": "Cents that go back in all"
     },
     "returns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundReturn"
      },
      "description": "Where they go"
     }
    }
   },
   "RefundList": {
    "type": "object",
    "required": [
     "saleId",
     "paid",
     "refunded",
     "refunds"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "paid": {
      "type": "integer",
      "description": "Cents that the card and gift certificates paid"
     },
     "refunded": {
      "type": "integer",
      "description": "Cents that went back, or are on their way"
     },
     "refunds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Refund"
      }
     }
    }
   },
   "RefundRequest": {
    "type": "object",
    "required": [
     "reason",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "items": {
      "$ref": "#/components/schemas/RefundItemIds"
     },
     "keepFees": {
      "type": "boolean",
      "default": false,
      "description": "The organiser keeps the service fees"
     },
     "evenAdmitted": {
      "type": "boolean",
      "default": false,
      "description": "Tickets whose holder was let in go back too"
     },
     "keepSeats": {
      "type": "boolean",
      "default": false,
      "description": "The seats and pieces do not go back on sale"
     },
     "reason": {
      "$ref": "#/components/schemas/Reason"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents",
      "description": "What the preview said goes back, in cents"
     }
    }
   },
   "RefundSettlement": {
    "type": "object",
    "required": [
     "outcome",
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "outcome": {
      "type": "string",
      "enum": [
       "given-back",
       "not-given-back"
      ],
      "description": "What the processor's console shows, of all cards of the refund together"
     },
     "processorIds": {
      "type": "array",
      "minItems": 1,
      "maxItems": 12,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100,
       "pattern": "^[!-~]+$"
      },
      "description": "The numbers of the refund in the console, one for each card; needed for what was given back, so that no later refund takes it for its own"
     },
     "reason": {
      "$ref": "#/components/schemas/Reason"
     }
    }
   },
   "ResentReceipt": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "saleId",
     "to"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "to": {
      "type": "string",
      "description": "The email that it is mailed to"
     }
    }
   },
   "VoidPreview": {
    "type": "object",
    "required": [
     "saleId",
     "amount",
     "items",
     "used",
     "returns"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "amount": {
      "type": "integer",
      "description": "Cents that are due and will not be paid"
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundItem"
      },
      "description": "What ends, without what was refunded before"
     },
     "used": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundKept"
      },
      "description": "What was used, and what its end would mean. Nothing is voided unless that is asked for; then all of it ends"
     },
     "returns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundReturn"
      },
      "description": "What gift certificates paid, and get back"
     }
    }
   },
   "VoidRequest": {
    "type": "object",
    "required": [
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "keepSeats": {
      "type": "boolean",
      "default": false,
      "description": "The seats and pieces do not go back on sale"
     },
     "evenUsed": {
      "type": "boolean",
      "default": false,
      "description": "Tickets whose holder was let in end too, what is left of certificates and passes that were used, and the places that these passes were exchanged for"
     },
     "reason": {
      "$ref": "#/components/schemas/Reason"
     }
    }
   },
   "SaleVoid": {
    "type": "object",
    "required": [
     "saleId",
     "at",
     "by",
     "reason",
     "keepSeats",
     "amount",
     "items",
     "returns"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "by": {
      "type": "string",
      "description": "The staff member"
     },
     "reason": {
      "type": "string"
     },
     "keepSeats": {
      "type": "boolean"
     },
     "amount": {
      "type": "integer",
      "description": "Cents that were due and will not be paid"
     },
     "items": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundItem"
      },
      "description": "What has ended"
     },
     "returns": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/RefundReturn"
      },
      "description": "What gift certificates paid, and have got back"
     }
    }
   },
   "ClientSearch": {
    "type": "string",
    "minLength": 2,
    "maxLength": 254
   },
   "FoundClient": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "email",
     "firstname",
     "lastname",
     "language",
     "openedAt"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "firstname": {
      "type": "string"
     },
     "lastname": {
      "type": "string"
     },
     "language": {
      "type": "string",
      "enum": [
       "fr",
       "en"
      ]
     },
     "openedAt": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "SupportClientList": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "clients",
     "more"
    ],
    "additionalProperties": false,
    "properties": {
     "clients": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/FoundClient"
      }
     },
     "more": {
      "type": "boolean",
      "description": "Whether others were left out"
     }
    }
   },
   "ClientOrder": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "saleId",
     "at",
     "amount",
     "voided"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "amount": {
      "type": "integer",
      "description": "Cents of the whole order, taxes included and whatever paid them"
     },
     "voided": {
      "type": "boolean"
     }
    }
   },
   "ClientNewsletter": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "title",
     "since"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "since": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HeldAccount": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "client",
     "openedAt",
     "hasPassword",
     "signIns",
     "passkeys",
     "identities",
     "cards",
     "orders",
     "ordersLeftOut",
     "newsletters"
    ],
    "additionalProperties": false,
    "properties": {
     "client": {
      "$ref": "#/components/schemas/Client"
     },
     "openedAt": {
      "type": "string",
      "format": "date-time"
     },
     "emailConfirmedAt": {
      "type": "string",
      "format": "date-time",
      "description": "Absent while the email is not confirmed"
     },
     "hasPassword": {
      "type": "boolean"
     },
     "signIns": {
      "type": "integer",
      "description": "That are alive"
     },
     "passkeys": {
      "type": "integer"
     },
     "identities": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SocialProvider"
      },
      "description": "That open it"
     },
     "cards": {
      "type": "integer",
      "description": "Kept cards"
     },
     "orders": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/ClientOrder"
      },
      "description": "The newest first"
     },
     "ordersLeftOut": {
      "type": "integer"
     },
     "newsletters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ClientNewsletter"
      }
     }
    }
   },
   "SupportClient": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "id",
     "entries"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "account": {
      "$ref": "#/components/schemas/HeldAccount",
      "description": "Absent when it is closed"
     },
     "entries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ClientEntry"
      },
      "description": "What was done with it, the last first"
     }
    }
   },
   "ClientReason": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "reason": {
      "$ref": "#/components/schemas/Reason"
     }
    }
   },
   "NewPasswordAsk": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "reason"
    ],
    "additionalProperties": false,
    "properties": {
     "reason": {
      "$ref": "#/components/schemas/Reason"
     },
     "takenOver": {
      "type": "boolean",
      "description": "Somebody else got in: the present password, the passkeys, and the sign-ins with Google and Facebook end at once, so that only the mailed link opens the account, or one that takes an earlier email back"
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
   "FindingFact": {
    "type": "string",
    "description": "What a finding is about",
    "enum": [
     "held",
     "extended",
     "divided",
     "answered",
     "linked",
     "at-checkout",
     "paying",
     "payment-ended",
     "sold",
     "refunded",
     "refund-settled",
     "payment-settled",
     "resent",
     "voided",
     "given",
     "given-back",
     "released",
     "lapsed",
     "taken-over",
     "refused",
     "free",
     "sale-window",
     "presale",
     "blocked",
     "no-price",
     "rule",
     "discount",
     "period",
     "events",
     "ticket-types",
     "price-levels",
     "members",
     "uses",
     "per-shopper",
     "applied",
     "not-applied"
    ]
   },
   "Finding": {
    "type": "object",
    "description": "Something that happened, or that decides now",
    "required": [
     "fact",
     "explanation"
    ],
    "additionalProperties": false,
    "properties": {
     "fact": {
      "$ref": "#/components/schemas/FindingFact"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "description": "When it happened"
     },
     "cartId": {
      "type": "string",
      "description": "Whose it was, where several carts are told of"
     },
     "saleId": {
      "type": "string",
      "description": "Its sale, as on the receipt"
     },
     "rule": {
      "type": "string",
      "description": "The rule of the domain that says so"
     },
     "entry": {
      "$ref": "#/components/schemas/JournalCitation",
      "description": "The entry that says so"
     }
    }
   },
   "ExplainedHold": {
    "type": "object",
    "required": [
     "hold",
     "extensions",
     "findings"
    ],
    "additionalProperties": false,
    "properties": {
     "hold": {
      "$ref": "#/components/schemas/SupportHold"
     },
     "extensions": {
      "type": "integer",
      "description": "How often its time was extended at the shopper's request"
     },
     "findings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      },
      "description": "What became of it, oldest first"
     }
    }
   },
   "HoldExplanation": {
    "type": "object",
    "required": [
     "shopper",
     "holds",
     "refusals"
    ],
    "additionalProperties": false,
    "properties": {
     "shopper": {
      "type": "string",
      "description": "The last characters of the session's id"
     },
     "cartId": {
      "type": "string",
      "description": "Absent where the session never had one"
     },
     "saleId": {
      "type": "string"
     },
     "holds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ExplainedHold"
      }
     },
     "refusals": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      },
      "description": "What the shopper asked for meanwhile and was refused, oldest first"
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
      "$ref": "#/components/schemas/Reason"
     }
    }
   },
   "ExplainedSeat": {
    "type": "object",
    "required": [
     "seatId",
     "seat",
     "row",
     "section",
     "level"
    ],
    "additionalProperties": false,
    "properties": {
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
      "$ref": "#/components/schemas/RowType"
     },
     "section": {
      "type": "string"
     },
     "level": {
      "type": "string"
     }
    }
   },
   "SeatExplanation": {
    "type": "object",
    "required": [
     "serverTime",
     "eventId",
     "title",
     "seat",
     "state",
     "canBeChosen",
     "qty",
     "findings",
     "history"
    ],
    "additionalProperties": false,
    "properties": {
     "serverTime": {
      "type": "string",
      "format": "date-time"
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
     "seat": {
      "$ref": "#/components/schemas/ExplainedSeat"
     },
     "priceLevel": {
      "type": "string"
     },
     "state": {
      "type": "string",
      "enum": [
       "free",
       "held",
       "paying",
       "sold",
       "blocked"
      ]
     },
     "canBeChosen": {
      "type": "boolean",
      "description": "By a shopper, now"
     },
     "qty": {
      "type": "integer",
      "description": "Tickets of the party asked about"
     },
     "findings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      },
      "description": "What decides whether it can be chosen"
     },
     "history": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      },
      "description": "What happened to it, oldest first"
     }
    }
   },
   "EventRefundSelection": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "keepFees": {
      "type": "boolean",
      "default": false,
      "description": "The organiser keeps the service fees"
     },
     "evenAdmitted": {
      "type": "boolean",
      "default": false,
      "description": "Tickets whose holder was let in go back too"
     }
    }
   },
   "EventRefundReturns": {
    "type": "object",
    "required": [
     "card",
     "giftcertificate",
     "instalment",
     "certificates",
     "credits"
    ],
    "additionalProperties": false,
    "properties": {
     "card": {
      "type": "integer",
      "description": "Cents that go back to cards, and to accounts"
     },
     "giftcertificate": {
      "type": "integer",
      "description": "Cents that go back to gift certificates"
     },
     "instalment": {
      "type": "integer",
      "description": "Cents that were still to be paid, and are not any more"
     },
     "certificates": {
      "type": "integer",
      "description": "How many gift certificates get any back"
     },
     "credits": {
      "type": "integer",
      "description": "Tickets that go back to flex passes"
     }
    }
   },
   "EventRefundKept": {
    "type": "object",
    "required": [
     "saleId",
     "id",
     "title",
     "detail",
     "why",
     "explanation"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "id": {
      "type": "string",
      "description": "Of the ticket as it is printed, else of the piece"
     },
     "title": {
      "type": "string"
     },
     "detail": {
      "type": "string"
     },
     "why": {
      "$ref": "#/components/schemas/RefundHindrance"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     }
    }
   },
   "EventRefundHindrance": {
    "type": "string",
    "enum": [
     "refunded",
     "admitted",
     "payment-due",
     "not-captured",
     "exceeds-payment",
     "voided",
     "failed",
     "stopped"
    ],
    "description": "Refunded before; or its holder was let in; or its payment is due again; or its money was not taken within a day; or it comes to more than was paid; or voided; or it could not be refunded for a defect, which the log names; or the refund of the event was stopped before"
   },
   "EventRefundLeftOut": {
    "type": "object",
    "required": [
     "saleId",
     "why",
     "explanation"
    ],
    "additionalProperties": false,
    "properties": {
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "why": {
      "$ref": "#/components/schemas/EventRefundHindrance"
     },
     "explanation": {
      "type": "string",
      "description": "One sentence for a person"
     }
    }
   },
   "EventRefundPreview": {
    "type": "object",
    "required": [
     "eventId",
     "title",
     "startsAt",
     "cancelled",
     "sales",
     "tickets",
     "extras",
     "tax",
     "amount",
     "returns",
     "kept",
     "keptCount",
     "leftOut",
     "leftOutCount",
     "notCaptured",
     "carts"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "startsAt": {
      "type": "string",
      "format": "date-time"
     },
     "cancelled": {
      "type": "boolean",
      "description": "Whether the event is cancelled; it is refunded only then"
     },
     "sales": {
      "type": "integer",
      "description": "Orders that get anything back"
     },
     "tickets": {
      "type": "integer",
      "description": "Tickets that end"
     },
     "extras": {
      "type": "integer",
      "description": "Places to park and deliveries that go back with them"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary"
     },
     "amount": {
      "type": "integer",
      "description": "Cents that go back in all"
     },
     "returns": {
      "$ref": "#/components/schemas/EventRefundReturns"
     },
     "kept": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/EventRefundKept"
      },
      "description": "Tickets that were used at the door and stay; the first 500"
     },
     "keptCount": {
      "type": "integer"
     },
     "leftOut": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/EventRefundLeftOut"
      },
      "description": "Orders of which nothing can go back; the first 500"
     },
     "leftOutCount": {
      "type": "integer"
     },
     "notCaptured": {
      "type": "integer",
      "description": "Orders whose money is not taken yet: each is refunded as soon as it is"
     },
     "carts": {
      "type": "integer",
      "description": "Carts with something for the event whose payment is under way; what they pay is refunded too"
     }
    }
   },
   "EventRefundState": {
    "type": "string",
    "enum": [
     "running",
     "done",
     "stopped"
    ],
    "description": "`done` when no order is left; what a processor has not confirmed yet is asked for after it too"
   },
   "EventRefundSum": {
    "type": "object",
    "required": [
     "sales",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "sales": {
      "type": "integer",
      "description": "Orders"
     },
     "amount": {
      "type": "integer",
      "description": "Cents"
     }
    }
   },
   "EventRefundAwaited": {
    "type": "object",
    "x-origin": "extension",
    "required": [
     "payments",
     "until"
    ],
    "additionalProperties": false,
    "description": "What a refund that is running waits for beside its orders: payments that were under way when it began",
    "properties": {
     "payments": {
      "type": "integer",
      "minimum": 1,
      "description": "Each that succeeds becomes an order, and is refunded"
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "description": "When it waits no longer"
     }
    }
   },
   "EventRefund": {
    "type": "object",
    "required": [
     "id",
     "eventId",
     "title",
     "startsAt",
     "state",
     "at",
     "by",
     "reason",
     "keepFees",
     "evenAdmitted",
     "orders",
     "waiting",
     "done",
     "requested",
     "refused",
     "leftOut",
     "tax",
     "card"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "startsAt": {
      "type": "string",
      "format": "date-time"
     },
     "state": {
      "$ref": "#/components/schemas/EventRefundState"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "endedAt": {
      "type": "string",
      "format": "date-time"
     },
     "by": {
      "type": "string",
      "description": "The staff member"
     },
     "stoppedBy": {
      "type": "string",
      "description": "The staff member"
     },
     "reason": {
      "type": "string"
     },
     "keepFees": {
      "type": "boolean"
     },
     "evenAdmitted": {
      "type": "boolean"
     },
     "orders": {
      "type": "integer",
      "description": "Orders in all"
     },
     "waiting": {
      "type": "integer",
      "description": "Orders whose turn has not come, or whose money is not taken yet"
     },
     "done": {
      "$ref": "#/components/schemas/EventRefundSum"
     },
     "requested": {
      "$ref": "#/components/schemas/EventRefundSum"
     },
     "refused": {
      "$ref": "#/components/schemas/EventRefundSum"
     },
     "leftOut": {
      "type": "integer",
      "description": "Orders of which nothing could go back"
     },
     "awaited": {
      "$ref": "#/components/schemas/EventRefundAwaited"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of what went back, or is on its way"
     },
     "card": {
      "type": "integer",
      "description": "Cents of it that go to cards, and to accounts"
     }
    }
   },
   "EventRefundList": {
    "type": "object",
    "required": [
     "eventId",
     "refunds"
    ],
    "additionalProperties": false,
    "properties": {
     "eventId": {
      "type": "string"
     },
     "refunds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/EventRefund"
      }
     }
    }
   },
   "EventRefundRequest": {
    "type": "object",
    "required": [
     "reason",
     "amount"
    ],
    "additionalProperties": false,
    "properties": {
     "keepFees": {
      "type": "boolean",
      "default": false,
      "description": "The organiser keeps the service fees"
     },
     "evenAdmitted": {
      "type": "boolean",
      "default": false,
      "description": "Tickets whose holder was let in go back too"
     },
     "reason": {
      "$ref": "#/components/schemas/Reason"
     },
     "amount": {
      "$ref": "#/components/schemas/Cents",
      "description": "What the preview said goes back, in cents"
     }
    }
   },
   "EventRefundSaleState": {
    "type": "string",
    "enum": [
     "waiting",
     "requested",
     "done",
     "refused",
     "left-out"
    ],
    "description": "`waiting` until its turn; `requested` until its processor has confirmed it; a refused one gave nothing back"
   },
   "EventRefundSale": {
    "type": "object",
    "required": [
     "number",
     "saleId",
     "state",
     "amount",
     "kept"
    ],
    "additionalProperties": false,
    "properties": {
     "number": {
      "type": "integer",
      "description": "Its place in the order in which they are refunded"
     },
     "saleId": {
      "type": "string",
      "description": "As the receipt says it"
     },
     "state": {
      "$ref": "#/components/schemas/EventRefundSaleState"
     },
     "amount": {
      "type": "integer",
      "description": "Cents that went back, or were to"
     },
     "kept": {
      "type": "integer",
      "description": "Tickets and pieces of it that stayed"
     },
     "why": {
      "$ref": "#/components/schemas/EventRefundHindrance"
     },
     "explanation": {
      "type": "string",
      "description": "Of the hindrance, one sentence for a person"
     },
     "code": {
      "type": "string",
      "description": "Why its processor refused it, or has not answered yet"
     }
    }
   },
   "EventRefundReport": {
    "type": "object",
    "required": [
     "id",
     "eventId",
     "title",
     "startsAt",
     "state",
     "at",
     "by",
     "reason",
     "keepFees",
     "evenAdmitted",
     "orders",
     "waiting",
     "done",
     "requested",
     "refused",
     "leftOut",
     "tax",
     "card",
     "sales"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "startsAt": {
      "type": "string",
      "format": "date-time"
     },
     "state": {
      "$ref": "#/components/schemas/EventRefundState"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "endedAt": {
      "type": "string",
      "format": "date-time"
     },
     "by": {
      "type": "string",
      "description": "The staff member"
     },
     "stoppedBy": {
      "type": "string",
      "description": "The staff member"
     },
     "reason": {
      "type": "string"
     },
     "keepFees": {
      "type": "boolean"
     },
     "evenAdmitted": {
      "type": "boolean"
     },
     "orders": {
      "type": "integer",
      "description": "Orders in all"
     },
     "waiting": {
      "type": "integer",
      "description": "Orders whose turn has not come, or whose money is not taken yet"
     },
     "done": {
      "$ref": "#/components/schemas/EventRefundSum"
     },
     "requested": {
      "$ref": "#/components/schemas/EventRefundSum"
     },
     "refused": {
      "$ref": "#/components/schemas/EventRefundSum"
     },
     "leftOut": {
      "type": "integer",
      "description": "Orders of which nothing could go back"
     },
     "awaited": {
      "$ref": "#/components/schemas/EventRefundAwaited"
     },
     "tax": {
      "$ref": "#/components/schemas/TaxSummary",
      "description": "Of what went back, or is on its way"
     },
     "card": {
      "type": "integer",
      "description": "Cents of it that go to cards, and to accounts"
     },
     "sales": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/EventRefundSale"
      }
     }
    }
   },
   "PromotionUse": {
    "type": "object",
    "required": [
     "cartId",
     "shopper",
     "state",
     "qty",
     "off"
    ],
    "additionalProperties": false,
    "properties": {
     "cartId": {
      "type": "string"
     },
     "saleId": {
      "type": "string"
     },
     "shopper": {
      "type": "string",
      "description": "The last characters of the session's id"
     },
     "state": {
      "$ref": "#/components/schemas/CartState"
     },
     "qty": {
      "type": "integer",
      "description": "Tickets"
     },
     "off": {
      "type": "integer",
      "description": "Cents taken off them all"
     },
     "entry": {
      "$ref": "#/components/schemas/JournalCitation",
      "description": "The last change that brought one about"
     }
    }
   },
   "PromotedLine": {
    "type": "object",
    "required": [
     "holdId",
     "title",
     "qty",
     "off",
     "findings"
    ],
    "additionalProperties": false,
    "properties": {
     "holdId": {
      "type": "string"
     },
     "title": {
      "type": "string"
     },
     "qty": {
      "type": "integer"
     },
     "off": {
      "type": "integer",
      "description": "Cents that this promotion takes off the line"
     },
     "findings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      }
     }
    }
   },
   "PromotedOrder": {
    "type": "object",
    "required": [
     "cartId",
     "lines",
     "refusals"
    ],
    "additionalProperties": false,
    "properties": {
     "cartId": {
      "type": "string"
     },
     "saleId": {
      "type": "string"
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PromotedLine"
      }
     },
     "refusals": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      },
      "description": "Of promotions in this cart, oldest first"
     }
    }
   },
   "PromotionExplanation": {
    "type": "object",
    "required": [
     "promoId",
     "code",
     "name",
     "state",
     "used",
     "findings",
     "uses"
    ],
    "additionalProperties": false,
    "properties": {
     "promoId": {
      "type": "string"
     },
     "code": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "state": {
      "type": "string",
      "enum": [
       "to-come",
       "open",
       "over",
       "used-up"
      ]
     },
     "used": {
      "type": "integer",
      "description": "Tickets held or sold with it"
     },
     "capacity": {
      "type": "integer",
      "description": "Tickets it is for; absent without a limit"
     },
     "left": {
      "type": "integer",
      "description": "Tickets left; absent without a limit"
     },
     "perShopper": {
      "type": "integer",
      "description": "Tickets a shopper may have with it; absent without a limit"
     },
     "findings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Finding"
      },
      "description": "What it is, and what limits it"
     },
     "uses": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/PromotionUse"
      },
      "description": "The last 100 carts with it, the last changed first"
     },
     "order": {
      "$ref": "#/components/schemas/PromotedOrder",
      "description": "Where an order was asked about"
     }
    }
   },
   "ScanOutcome": {
    "type": "string",
    "enum": [
     "admitted",
     "already-admitted",
     "refunded",
     "replaced",
     "other-event",
     "unknown"
    ],
    "description": "`admitted` alone lets somebody in. `replaced`: the ticket was given away or back, and has another code since"
   },
   "ScanLog": {
    "type": "object",
    "required": [
     "serverTime",
     "admitted",
     "scans"
    ],
    "additionalProperties": false,
    "properties": {
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "admitted": {
      "type": "integer",
      "description": "How many tickets of the event were let in"
     },
     "scans": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "outcome",
        "at",
        "receivedAt",
        "gate",
        "staffName"
       ],
       "additionalProperties": false,
       "properties": {
        "outcome": {
         "$ref": "#/components/schemas/ScanOutcome"
        },
        "at": {
         "type": "string",
         "format": "date-time"
        },
        "receivedAt": {
         "type": "string",
         "format": "date-time",
         "description": "When the server heard of it"
        },
        "gate": {
         "type": "string"
        },
        "staffName": {
         "type": "string"
        },
        "again": {
         "type": "boolean"
        },
        "ticketId": {
         "type": "string"
        }
       }
      }
     }
    }
   },
   "TicketCode": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300,
    "description": "What a scanner read"
   },
   "ScannedEvents": {
    "type": "array",
    "minItems": 1,
    "maxItems": 20,
    "items": {
     "$ref": "#/components/schemas/Id"
    },
    "description": "Ids of the events that people are let in to here; a ticket of any other is told apart"
   },
   "Gate": {
    "type": "string",
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[^\\p{Cc}\\p{Bidi_Control}\\p{Zl}\\p{Zp}\\p{Cs}]*$",
    "description": "Where it was scanned, as the house calls it: a gate, a door, a scanner"
   },
   "ScanRequest": {
    "type": "object",
    "required": [
     "code",
     "eventIds",
     "gate"
    ],
    "additionalProperties": false,
    "properties": {
     "code": {
      "$ref": "#/components/schemas/TicketCode"
     },
     "eventIds": {
      "$ref": "#/components/schemas/ScannedEvents"
     },
     "gate": {
      "$ref": "#/components/schemas/Gate"
     },
     "again": {
      "type": "boolean",
      "default": false,
      "description": "Lets somebody in who was let in before"
     }
    }
   },
   "ScannedTicket": {
    "type": "object",
    "required": [
     "id",
     "eventId",
     "title",
     "eventStart",
     "place",
     "priceType",
     "receiptNumber"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "eventId": {
      "type": "string"
     },
     "title": {
      "type": "string",
      "description": "Of the event"
     },
     "eventStart": {
      "type": "string",
      "format": "date-time"
     },
     "place": {
      "type": "string",
      "description": "Its seat in words; empty where it has none"
     },
     "priceType": {
      "type": "string"
     },
     "receiptNumber": {
      "type": "string",
      "description": "Of the order"
     }
    }
   },
   "Scan": {
    "type": "object",
    "required": [
     "outcome",
     "at",
     "gate"
    ],
    "additionalProperties": false,
    "properties": {
     "outcome": {
      "$ref": "#/components/schemas/ScanOutcome"
     },
     "at": {
      "type": "string",
      "format": "date-time"
     },
     "gate": {
      "type": "string"
     },
     "again": {
      "type": "boolean",
      "description": "Let in once more by somebody with the permission"
     },
     "ticket": {
      "$ref": "#/components/schemas/ScannedTicket"
     },
     "first": {
      "type": "object",
      "required": [
       "at",
       "gate"
      ],
      "additionalProperties": false,
      "description": "When and where somebody was let in with it: of a ticket that is let in again, or not any more, or that somebody was let in with after this scan, which was handed in later",
      "properties": {
       "at": {
        "type": "string",
        "format": "date-time"
       },
       "gate": {
        "type": "string"
       }
      }
     }
    }
   },
   "ScanImport": {
    "type": "object",
    "required": [
     "eventIds",
     "gate",
     "scans"
    ],
    "additionalProperties": false,
    "properties": {
     "eventIds": {
      "$ref": "#/components/schemas/ScannedEvents"
     },
     "gate": {
      "$ref": "#/components/schemas/Gate"
     },
     "scans": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "items": {
       "type": "object",
       "required": [
        "code",
        "at"
       ],
       "additionalProperties": false,
       "properties": {
        "code": {
         "$ref": "#/components/schemas/TicketCode"
        },
        "at": {
         "type": "string",
         "maxLength": 29,
         "pattern": "^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$",
         "description": "When it was scanned, with its zone; a time that has not come yet, or before the ticket was issued, counts as now"
        }
       }
      }
     }
    }
   },
   "DoorList": {
    "type": "object",
    "required": [
     "serverTime",
     "eventId",
     "tickets"
    ],
    "additionalProperties": false,
    "properties": {
     "serverTime": {
      "type": "string",
      "format": "date-time"
     },
     "eventId": {
      "type": "string"
     },
     "tickets": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "id",
        "codeNumber"
       ],
       "additionalProperties": false,
       "properties": {
        "id": {
         "type": "string"
        },
        "codeNumber": {
         "type": "integer",
         "description": "Which of its codes is good: 0 is the first"
        },
        "admittedAt": {
         "type": "string",
         "format": "date-time"
        }
       }
      }
     }
    }
   },
   "VenueOfSite": {
    "type": "object",
    "required": [
     "id",
     "name",
     "city",
     "seatCount"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "city": {
      "type": "string"
     },
     "seatCount": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "VenuePlan": {
    "type": "object",
    "required": [
     "venueId",
     "venueFile",
     "venue",
     "planFile",
     "plan",
     "revision",
     "seats"
    ],
    "additionalProperties": false,
    "properties": {
     "venueId": {
      "type": "string"
     },
     "venueFile": {
      "type": "string",
      "description": "Path within the folder that was imported"
     },
     "venue": {
      "type": "string",
      "description": "The venue's file, in YAML"
     },
     "planFile": {
      "type": "string",
      "description": "Path within the folder that was imported"
     },
     "plan": {
      "type": "string",
      "description": "A seating plan in pretix's format"
     },
     "revision": {
      "type": "string"
     },
     "seats": {
      "type": "array",
      "description": "Seats that are sold, here or elsewhere, or held at any event of the venue",
      "items": {
       "type": "object",
       "required": [
        "seatId",
        "state"
       ],
       "additionalProperties": false,
       "properties": {
        "seatId": {
         "type": "string",
         "description": "The plan's `seat_guid`"
        },
        "state": {
         "type": "string",
         "enum": [
          "sold",
          "held"
         ]
        }
       }
      }
     }
    }
   },
   "PlanRevision": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "description": "Changes with the plan and the venue's file"
   },
   "PlanText": {
    "type": "string",
    "minLength": 1,
    "maxLength": 6000000,
    "description": "A seating plan in pretix's format"
   },
   "VenueText": {
    "type": "string",
    "minLength": 1,
    "maxLength": 300000,
    "description": "The venue's file, in YAML"
   },
   "VenuePlanSave": {
    "type": "object",
    "required": [
     "plan"
    ],
    "additionalProperties": false,
    "properties": {
     "revision": {
      "$ref": "#/components/schemas/PlanRevision",
      "description": "Of the plan that was read; absent for a new venue"
     },
     "plan": {
      "$ref": "#/components/schemas/PlanText"
     },
     "venue": {
      "$ref": "#/components/schemas/VenueText"
     },
     "dryRun": {
      "type": "boolean",
      "default": false,
      "description": "Judges and saves nothing"
     }
    }
   },
   "VenuePlanVerdict": {
    "type": "object",
    "required": [
     "outcome",
     "revision",
     "differences",
     "problems"
    ],
    "additionalProperties": false,
    "properties": {
     "outcome": {
      "type": "string",
      "enum": [
       "saved",
       "judged",
       "refused"
      ],
      "description": "`judged`: it can be saved as it is. `refused`: the problems say why"
     },
     "revision": {
      "type": "string",
      "description": "Of what is stored now; empty where nothing is"
     },
     "differences": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "description": "What changed from the stored plan, a sentence each, in the request's language"
     },
     "problems": {
      "type": "array",
      "description": "What an import of these files would be refused for",
      "items": {
       "type": "object",
       "required": [
        "file",
        "message"
       ],
       "additionalProperties": false,
       "properties": {
        "file": {
         "type": "string"
        },
        "line": {
         "type": "integer",
         "minimum": 1
        },
        "column": {
         "type": "integer",
         "minimum": 1
        },
        "message": {
         "type": "string",
         "description": "In the request's language where it is of a seat; else in English"
        },
        "seatId": {
         "type": "string",
         "description": "A sold or held seat that the plan would take away or change"
        }
       }
      }
     }
    }
   },
   "TicketKey": {
    "type": "object",
    "required": [
     "id",
     "current",
     "jwk"
    ],
    "additionalProperties": false,
    "properties": {
     "id": {
      "type": "string",
      "description": "As the codes name it: six hexadecimal digits"
     },
     "current": {
      "type": "boolean",
      "description": "Signs the codes of today"
     },
     "jwk": {
      "type": "object",
      "required": [
       "kty",
       "crv",
       "x"
      ],
      "additionalProperties": false,
      "description": "The public key (RFC 8037)",
      "properties": {
       "kty": {
        "type": "string",
        "enum": [
         "OKP"
        ]
       },
       "crv": {
        "type": "string",
        "enum": [
         "Ed25519"
        ]
       },
       "x": {
        "type": "string"
       }
      }
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
     "type": "string",
     "maxLength": 20
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
     "$ref": "#/components/schemas/Id"
    }
   },
   "knownVersion": {
    "name": "version",
    "in": "query",
    "description": "Version of the availability that the caller has; what is still so is not told again.",
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "lastEventId": {
    "name": "Last-Event-ID",
    "in": "header",
    "description": "The same, as browsers send it when they connect again; the query wins.",
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "reservationToken": {
    "name": "reservationToken",
    "in": "query",
    "description": "Token of a link to pay. The call is about the cart that it names instead of the session's own (extension).",
    "schema": {
     "$ref": "#/components/schemas/Token"
    }
   },
   "paymentId": {
    "name": "paymentId",
    "in": "path",
    "required": true,
    "description": "What names a payment that is stuck.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "refundId": {
    "name": "refundId",
    "in": "path",
    "required": true,
    "description": "Id of a refund.",
    "schema": {
     "$ref": "#/components/schemas/Id"
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
      "token": "cHVibGlj",
      "threeDSecureToken": "cHVibGlj",
      "accountId": "1001",
      "environment": "TEST",
      "cardEntry": "HOSTED",
      "sdkUrl": "https://hosted.paysafe.com/js/v1/latest/paysafe.min.js",
      "threeDSecureUrl": "https://hosted.paysafe.com/threedsecure/js/latest/paysafe.threedsecure.min.js"
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
           "formattedDatetime": "samedi 5 décembre 2026 à 19 h 30",
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
         "seatMap": "full",
         "priceFrom": 4450
        }
       ]
      }
     ],
     "subscriptions": [],
     "combos": [],
     "byocs": [],
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
            "formattedDatetime": "samedi 5 décembre 2026 à 19 h 30",
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
          "seatMap": "full",
          "priceFrom": 4450
         }
        ]
       }
      ]
     }
    }
   },
   "getGroupedPage": {
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
           "formattedDatetime": "samedi 5 décembre 2026 à 19 h 30",
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
         "seatMap": "full",
         "priceFrom": 4450
        }
       ]
      }
     ],
     "subscriptions": [],
     "combos": [],
     "byocs": [],
     "suggestion": [],
     "itemsDates": {
      "items": []
     }
    }
   },
   "listByocEventPricesRequest": {
    "value": {
     "eventIds": [
      "belvedere.le-cid-2026-12-05"
     ]
    }
   },
   "listByocEventPrices": {
    "value": [
     {
      "eventId": "belvedere.le-cid-2026-12-05",
      "prices": [
       {
        "id": "belvedere.carte-3.adulte",
        "name": "Adulte",
        "priceType": "adulte",
        "price": 5200,
        "serviceCharges": 450,
        "divisor": 1,
        "maxTickets": 8,
        "minTickets": 0
       }
      ]
     }
    ]
   },
   "listByocPricesRequest": {
    "value": {
     "eventIds": [
      "belvedere.le-cid-2026-12-05",
      "belvedere.corps-boreal-2027-01-16"
     ],
     "qty": 2
    }
   },
   "listByocPrices": {
    "value": [
     {
      "id": "belvedere.carte-3.deux",
      "name": "Deux spectacles",
      "qty": 2,
      "total": 22600,
      "prices": [
       {
        "id": "belvedere.carte-3.adulte",
        "name": "Adulte",
        "priceType": "adulte",
        "price": 5200,
        "serviceCharges": 450,
        "divisor": 1,
        "maxTickets": 8,
        "minTickets": 0,
        "qty": 2,
        "total": 22600
       }
      ],
      "eventIds": [
       "belvedere.le-cid-2026-12-05",
       "belvedere.corps-boreal-2027-01-16"
      ]
     }
    ]
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
   "getSubscription": {
    "value": {
     "id": "belvedere.saison-2027",
     "pageId": "belvedere.le-cid",
     "title": "Saison 2027",
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
     "events": [
      {
       "id": "belvedere.le-cid-2026-12-05",
       "code": "le-cid-2026-12-05",
       "showId": "belvedere.le-cid.le-cid",
       "title": "Le Cid",
       "imageUrl": "/assets/belvedere/images/le-cid.svg",
       "saleState": "ONSALE",
       "itemHours": [
        {
         "formattedHour": "19 h 30",
         "formattedDatetime": "samedi 5 décembre 2026 à 19 h 30",
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
       "seatMap": "full",
       "priceFrom": 6950
      }
     ],
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "name": "Parterre A",
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
       "serviceCharge_min": 900,
       "serviceCharge_max": 900,
       "price_min": 24000,
       "price_max": 24000,
       "original_price_min": 24000,
       "original_price_max": 24000,
       "soldout": false,
       "hasPromo": false,
       "rs": true,
       "priceLevelColor": "#0072b2",
       "qty": 0,
       "seatsId": [],
       "placesLeft": 212
      }
     ],
     "priceFrom": 24900,
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
         "id": "belvedere.salle.parterre-centre",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "rows": [
          {
           "id": "belvedere.salle.parterre-centre.c",
           "name": "C",
           "type": "SEAT",
           "seats": [
            {
             "id": "s1",
             "name": "12",
             "order": 11,
             "rowId": "belvedere.salle.parterre-centre.c",
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
         "id": "belvedere.salle.parterre-centre",
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
       "sectionId": "belvedere.salle.parterre-centre",
       "version": "12",
       "placesLeft": 212,
       "capacity": 240
      }
     ]
    }
   },
   "streamAvailability": {
    "value": "id: 41.212\nevent: availability\ndata: {\"eventId\":\"belvedere.le-cid-2026-12-05\",\"version\":\"41.212\",\"serverTime\":\"2026-11-21T10:00:00-05:00\",\"placesLeft\":212,\"sections\":[{\"sectionId\":\"belvedere.salle.parterre-centre\",\"version\":\"12.212\",\"placesLeft\":212,\"capacity\":240}]}\n\nid: 42.210\nevent: change\ndata: {\"version\":\"42.210\",\"serverTime\":\"2026-11-21T10:00:01-05:00\",\"placesLeft\":210,\"sections\":[{\"sectionId\":\"belvedere.salle.parterre-centre\",\"version\":\"13.210\",\"placesLeft\":210,\"free\":[\"f9ff\"]}]}\n\n"
   },
   "getSection": {
    "value": {
     "id": "belvedere.salle.parterre-centre",
     "name": "Parterre",
     "levelName": "Parterre",
     "kind": "seats",
     "rows": [
      {
       "id": "belvedere.salle.parterre-centre.c",
       "name": "C",
       "type": "SEAT",
       "seats": [
        {
         "id": "s1",
         "name": "12",
         "order": 11,
         "rowId": "belvedere.salle.parterre-centre.c",
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
     "id": "belvedere.salle.parterre-centre",
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
         "id": "belvedere.salle.parterre-centre",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "rows": [
          {
           "id": "belvedere.salle.parterre-centre.c",
           "name": "C",
           "type": "SEAT",
           "seats": [
            {
             "id": "s1",
             "name": "12",
             "order": 11,
             "rowId": "belvedere.salle.parterre-centre.c",
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
         "id": "belvedere.salle.parterre-centre",
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
     },
     {
      "seatId": "s2",
      "priceLevelId": "belvedere.salle.parterre-a",
      "invisible": false,
      "sellable": false,
      "freeAt": [
       0,
       2
      ]
     }
    ]
   },
   "getSubscriptionAvailability": {
    "value": {
     "subscriptionId": "belvedere.saison-2027",
     "version": "41.212",
     "serverTime": "2026-11-21T10:00:00-05:00",
     "placesLeft": 212,
     "sections": [
      {
       "sectionId": "belvedere.salle.parterre-centre",
       "version": "12.212",
       "placesLeft": 212,
       "capacity": 240
      }
     ]
    }
   },
   "streamSubscriptionAvailability": {
    "value": "id: 64.180.62\nevent: availability\ndata: {\"subscriptionId\":\"belvedere.saison-2027\",\"version\":\"64.180.62\",\"serverTime\":\"2026-11-21T10:00:00-05:00\",\"placesLeft\":180,\"sections\":[{\"sectionId\":\"belvedere.salle.parterre-centre\",\"version\":\"20.180.62\",\"placesLeft\":180,\"capacity\":240}]}\n\nid: 65.180.61\nevent: change\ndata: {\"version\":\"65.180.61\",\"serverTime\":\"2026-11-21T10:00:01-05:00\",\"placesLeft\":180,\"sections\":[{\"sectionId\":\"belvedere.salle.parterre-centre\",\"version\":\"21.180.61\",\"placesLeft\":180,\"free\":[\"f9ff\",\"ffff\"]}]}\n"
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
         "id": "belvedere.salle.parterre-centre",
         "name": "Parterre",
         "levelName": "Parterre",
         "kind": "seats",
         "rows": [
          {
           "id": "belvedere.salle.parterre-centre.c",
           "name": "C",
           "type": "SEAT",
           "seats": [
            {
             "id": "s1",
             "name": "12",
             "order": 11,
             "rowId": "belvedere.salle.parterre-centre.c",
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
         "id": "belvedere.salle.parterre-centre",
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
   "getVenueSectionDetails": {
    "value": [
     {
      "seatId": "s1",
      "priceLevelId": "belvedere.salle.parterre-a",
      "invisible": false,
      "sellable": true,
      "note": "Vue partielle"
     }
    ]
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
   "answerHoldsRequest": {
    "value": [
     {
      "idCartLine": "c1",
      "questionResponse": "Marie Tremblay"
     }
    ]
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
   "holdSubscriptionByPriceLevelRequest": {
    "value": {
     "priceLevels": [
      {
       "id": "belvedere.salle.parterre-a",
       "prices": [
        {
         "id": "belvedere.saison-2027.parterre-a.adulte",
         "qty": 2
        }
       ]
      }
     ]
    }
   },
   "holdSubscriptionByPriceLevel": {
    "value": {
     "message": "holds.added",
     "cart": {
      "id": "cart-1",
      "state": "held",
      "version": 3,
      "cartElements": [
       {
        "_type": "subscription",
        "subscriptionId": "belvedere.saison-2027",
        "title": "Saison 2027",
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
          "id": "belvedere.saison-2027.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 24000,
          "serviceCharges": 900,
          "qty": 2,
          "total": 49800,
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
            "section": "Parterre",
            "level": "Parterre"
           },
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Saison 2027",
          "abandonedCartActive": false,
          "subscriptionId": "belvedere.saison-2027"
         }
        ],
        "events": [
         {
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
          }
         }
        ],
        "tax": {
         "subtotal": 48000,
         "serviceCharge": 1800,
         "tax1": 2490,
         "tax2": 4968,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 49800,
         "totalAfterTaxes": 57258
        }
       }
      ],
      "tax": {
       "subtotal": 48000,
       "serviceCharge": 1800,
       "tax1": 2490,
       "tax2": 4968,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 49800,
       "totalAfterTaxes": 57258
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 842,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:14:02-05:00",
      "renewalsLeft": 3
     }
    }
   },
   "splitPriceLineRequest": {
    "value": {
     "cartPriceId": "hold-1",
     "splits": [
      {
       "priceId": "belvedere.le-cid-2026-12-05.parterre-a.adulte",
       "qty": 1,
       "idCartLine": [
        "c1"
       ]
      },
      {
       "priceId": "belvedere.le-cid-2026-12-05.parterre-a.etudiant",
       "qty": 1,
       "idCartLine": [
        "c2"
       ]
      }
     ]
    }
   },
   "splitPriceLine": {
    "value": {
     "message": "holds.split",
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
          "qty": 1,
          "total": 6950,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s1"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c1",
            "seatId": "s1",
            "seat": "12",
            "row": "C",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false
         },
         {
          "id": "belvedere.le-cid-2026-12-05.parterre-a.etudiant",
          "reservationId": "hold-1",
          "name": "Tarif étudiant",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "etudiant",
          "price": 4000,
          "serviceCharges": 450,
          "qty": 1,
          "total": 4450,
          "eventId": "belvedere.le-cid-2026-12-05",
          "seatIds": [
           "s2"
          ],
          "confirmed": true,
          "cartDetailToken": [
           {
            "idCartLine": "c2",
            "seatId": "s2",
            "seat": "13",
            "row": "C",
            "section": "Parterre",
            "level": "Parterre"
           }
          ],
          "rs": true,
          "title": "Le Cid",
          "abandonedCartActive": false
         }
        ],
        "tax": {
         "subtotal": 10500,
         "serviceCharge": 900,
         "tax1": 570,
         "tax2": 1137,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 11400,
         "totalAfterTaxes": 13107
        }
       }
      ],
      "tax": {
       "subtotal": 10500,
       "serviceCharge": 900,
       "tax1": 570,
       "tax2": 1137,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 11400,
       "totalAfterTaxes": 13107
      },
      "totalQty": 2,
      "reservationTime": 900,
      "remainingTime": 842,
      "serverTime": "2026-11-21T10:00:00-05:00",
      "expiresAt": "2026-11-21T10:14:02-05:00",
      "renewalsLeft": 3
     }
    }
   },
   "getCartByToken": {
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
           "section": "Parterre",
           "level": "Parterre"
          },
          {
           "idCartLine": "c2",
           "seatId": "s2",
           "seat": "13",
           "row": "C",
           "section": "Parterre",
           "level": "Parterre"
          }
         ],
         "rs": true,
         "title": "Le Cid",
         "abandonedCartActive": false
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
     "remainingTime": 842,
     "serverTime": "2026-11-21T10:00:00-05:00",
     "expiresAt": "2026-11-21T10:14:02-05:00",
     "renewalsLeft": 3,
     "link": {
      "purpose": "pay",
      "expiresAt": "2026-11-21T11:00:00-05:00",
      "isReady": true
     }
    }
   },
   "linkOwnCart": {
    "value": {
     "reservationToken": "q7Zt0b2kR1xN5w",
     "expiresAt": "2026-11-21T10:15:00-05:00"
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
   "getSubscriptionPriceTaxes": {
    "value": {
     "subtotal": 24000,
     "serviceCharge": 900,
     "tax1": 1245,
     "tax2": 2484,
     "tax3": 0,
     "descriptionTax1": "TPS",
     "descriptionTax2": "TVQ",
     "descriptionTax3": "",
     "totalBeforeTaxes": 24900,
     "totalAfterTaxes": 28629
    }
   },
   "getMembershipTaxes": {
    "value": {
     "subtotal": 5000,
     "serviceCharge": 0,
     "tax1": 250,
     "tax2": 499,
     "tax3": 0,
     "descriptionTax1": "TPS",
     "descriptionTax2": "TVQ",
     "descriptionTax3": "",
     "totalBeforeTaxes": 5000,
     "totalAfterTaxes": 5749
    }
   },
   "getTaxesInForce": {
    "value": {
     "day": "2026-11-21",
     "of": [
      {
       "id": "belvedere.le-cid-2026-12-05",
       "taxable": true,
       "taxes": [
        {
         "code": "GST",
         "name": {
          "fr": "TPS",
          "en": "GST"
         },
         "rate": {
          "numerator": 5,
          "denominator": 100
         },
         "slot": 1,
         "onServiceCharge": true
        }
       ]
      }
     ]
    }
   },
   "getItemTaxes": {
    "value": {
     "subtotal": 1500,
     "serviceCharge": 0,
     "tax1": 75,
     "tax2": 150,
     "tax3": 0,
     "descriptionTax1": "TPS",
     "descriptionTax2": "TVQ",
     "descriptionTax3": "",
     "totalBeforeTaxes": 1500,
     "totalAfterTaxes": 1725
    }
   },
   "lookUpPromotionRequest": {
    "value": {
     "eventId": "belvedere.le-cid-20261204",
     "code": "ETUDIANT-15"
    }
   },
   "lookUpPromotion": {
    "value": {
     "promoId": "belvedere.promotion.ETUDIANT-15",
     "code": "ETUDIANT-15",
     "name": "15 % pour la relève",
     "percent": 15,
     "until": "2026-12-31T23:59:00-05:00",
     "perShopper": 2,
     "prices": [
      {
       "id": "belvedere.le-cid-20261204.parterre.student",
       "name": "Étudiant",
       "price": 2975,
       "originalPrice": 3500,
       "serviceCharges": 300
      }
     ]
    }
   },
   "openPresaleRequest": {
    "value": {
     "eventId": "belvedere.le-cid-20261204",
     "code": "AMIS-2026"
    }
   },
   "openPresale": {
    "value": {
     "code": "AMIS-2026",
     "until": "2026-11-30T10:00:00-05:00",
     "left": 4
    }
   },
   "getGiftCertificate": {
    "value": {
     "code": "CADEAU-7K2M-94QX",
     "balance": 5000,
     "currency": "CAD"
    }
   },
   "listParking": {
    "value": [
     {
      "id": "belvedere.stationnement-dauphine",
      "eventId": "belvedere.le-cid-2026-12-05",
      "hold": false,
      "name": "Stationnement Dauphine",
      "address": "12, rue Dauphine, Québec",
      "date": "2026-12-05",
      "amount": 1500,
      "type": "soiree",
      "logo_url": "/assets/belvedere/images/stationnement.svg"
     }
    ]
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
   "askKeyRequest": {
    "value": {
     "pageId": "belvedere.le-cid",
     "keyserver": {
      "url": "https://belvedere.example/fr/key-server/pages/belvedere.le-cid",
      "token": "k-7f3a"
     },
     "type": "pages"
    }
   },
   "askKey": {
    "value": {
     "state": "authorized",
     "url": "https://belvedere.example/fr/key-server/pages/belvedere.le-cid",
     "token": "k-7f3a",
     "goodUntil": "2026-12-05T15:15:00.000Z",
     "pollSeconds": 10,
     "serverTime": "2026-12-05T15:00:00.000Z"
    }
   },
   "askKeyEtaRequest": {
    "value": {
     "pageId": "belvedere.le-cid",
     "keyserver": {
      "url": "https://belvedere.example/fr/key-server/pages/belvedere.le-cid",
      "token": "k-7f3a"
     },
     "type": "pages"
    }
   },
   "askKeyEta": {
    "value": {
     "state": "queue",
     "position": 412,
     "firstPosition": 900,
     "etaSeconds": 540,
     "url": "https://belvedere.example/fr/key-server/pages/belvedere.le-cid",
     "token": "k-7f3a",
     "pollSeconds": 20,
     "serverTime": "2026-12-05T15:00:00.000Z"
    }
   },
   "sendQueueEmailRequest": {
    "value": {
     "email": "ada@example.com",
     "keyserverUrl": "https://belvedere.example/fr/key-server/pages/belvedere.le-cid",
     "token": "k-7f3a",
     "websiteUrl": "https://belvedere.example/fr/pages/belvedere.le-cid"
    }
   },
   "getQueueEmailStatus": {
    "value": {
     "enabled": true
    }
   },
   "listQueues": {
    "value": [
     {
      "type": "pages",
      "id": "belvedere.le-cid"
     }
    ]
   },
   "listLocations": {
    "value": {
     "locations": [
      {
       "id": "belvedere.salle",
       "name": "Théâtre Belvédère",
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/belvedere/images/salle.svg"
        }
       ],
       "addressLine1": "1, rue du Belvédère",
       "city": "Québec",
       "provinceState": "QC",
       "postalCode": "G1R 2B5",
       "country": "CA",
       "latitude": 46.8139,
       "longitude": -71.2082,
       "parameters": {
        "pageHtml": "<p>A house of 320 seats on the cape.</p>",
        "pageHtmlFr": "<p>Une salle de 320 places sur le cap.</p>"
       }
      }
     ]
    }
   },
   "getLocation": {
    "value": {
     "id": "belvedere.salle",
     "name": "Théâtre Belvédère",
     "images": [
      {
       "imageSize": "BIG",
       "url": "/assets/belvedere/images/salle.svg"
      }
     ],
     "addressLine1": "1, rue du Belvédère",
     "city": "Québec",
     "provinceState": "QC",
     "postalCode": "G1R 2B5",
     "country": "CA",
     "latitude": 46.8139,
     "longitude": -71.2082,
     "parameters": {
      "pageHtml": "<p>A house of 320 seats on the cape.</p>",
      "pageHtmlFr": "<p>Une salle de 320 places sur le cap.</p>"
     }
    }
   },
   "listOutlets": {
    "value": {
     "outlets": [
      {
       "id": "belvedere.billetterie",
       "name": "Billetterie du théâtre",
       "addressLine1": "215, rue du Belvédère",
       "city": "Québec",
       "provinceState": "QC",
       "postalCode": "G1R 4P5",
       "country": "CA",
       "latitude": 46.8113,
       "longitude": -71.2103,
       "phone": "418 555-0142",
       "hours": [
        "Du mardi au samedi, de 12 h à 18 h"
       ],
       "note": "Entrée par la cour."
      }
     ]
    }
   },
   "getStaticPage": {
    "value": {
     "name": "faq",
     "title": "Foire aux questions",
     "html": "<h2>Billets</h2><p>Vos billets sont joints au courriel de confirmation.</p>",
     "language": "fr",
     "pageIds": [
      "belvedere.le-cid"
     ]
    }
   },
   "getNearbyStay": {
    "value": {
     "id": "belvedere.le-cid-2026-12-05",
     "embedUrl": "https://www.stay22.example/embed/belvedere"
    }
   },
   "getTestNearbyStay": {
    "value": {
     "id": "test",
     "embedUrl": "https://www.stay22.example/embed/test"
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
   "setSaleDeliveriesRequest": {
    "value": {
     "shippingCarts": [
      {
       "eventId": "belvedere.le-cid-2026-12-05",
       "code": "RECOMMANDE"
      }
     ],
     "country": "CA",
     "province": "QC"
    }
   },
   "setSaleDeliveries": {
    "value": {
     "saleToken": "sale-token-1",
     "amount": 17362,
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
     "shipping": [
      {
       "eventId": "belvedere.le-cid-2026-12-05",
       "code": "RECOMMANDE",
       "price": 1200,
       "description": "Courrier recommandé"
      }
     ],
     "shippingTax": {
      "subtotal": 1200,
      "serviceCharge": 0,
      "tax1": 60,
      "tax2": 120,
      "tax3": 0,
      "descriptionTax1": "TPS",
      "descriptionTax2": "TVQ",
      "descriptionTax3": "",
      "totalBeforeTaxes": 1200,
      "totalAfterTaxes": 1380
     },
     "hash": "8f3a",
     "remainingTime": 840,
     "serverTime": "2026-11-21T10:00:00-05:00"
    }
   },
   "setSaleCertificatesRequest": {
    "value": {
     "codes": [
      "CADEAU-7K2M-94QX"
     ]
    }
   },
   "setSaleCertificates": {
    "value": {
     "saleToken": "sale-token-1",
     "amount": 10982,
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
     "giftCertificates": [
      {
       "lastFour": "94QX",
       "amount": 5000
      }
     ],
     "hash": "8f3a",
     "remainingTime": 840,
     "serverTime": "2026-11-21T10:00:00-05:00"
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
      "tokensPayment": {
       "type": "stripe",
       "token": "SUkT8y2rQ1mVd5Zn"
      },
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
     "refunds": [
      {
       "doneAt": "2026-11-24T09:30:00-05:00",
       "amount": 6267,
       "returns": [
        "62,67 $ sur la carte Visa •••• 4242"
       ]
      }
     ],
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
     "amount": 15982,
     "currency": "CAD",
     "deviceFingerprintingId": "device-1",
     "card": {
      "token": "SUkT8y2rQ1mVd5Zn"
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
      "token": "PMT_31087d9c"
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
   "receiveMethodNotificationRequest": {
    "value": {
     "threeDSMethodData": "eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6IkFVVF8xIn0"
    }
   },
   "receiveMethodNotification": {
    "value": "<!doctype html><html lang=\"fr\"><body><script>parent.postMessage({ event: \"methodNotification\" }, \"*\")</script></body></html>"
   },
   "receiveChallengeNotificationRequest": {
    "value": {
     "cres": "eyJ0cmFuc1N0YXR1cyI6IlkifQ",
     "threeDSSessionData": "QVVUXzE"
    }
   },
   "receiveChallengeNotification": {
    "value": "<!doctype html><html lang=\"fr\"><body><script>parent.postMessage({ event: \"challengeNotification\" }, \"*\")</script></body></html>"
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
      "token": "PMT_31087d9c"
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
   "receivePayPalEventRequest": {
    "value": {
     "id": "WH-1",
     "event_type": "PAYMENT.CAPTURE.COMPLETED"
    }
   },
   "receivePayPalEvent": {
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
     "oauthType": "password",
     "rotateAfter": "2026-11-21T10:15:00-05:00"
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
   "rotateRefreshToken": {
    "value": {
     "refreshToken": "4f7a1c90",
     "userId": "belvedere.soutien",
     "expiration": "2026-11-24T10:15:00-05:00",
     "oauthType": "password",
     "rotateAfter": "2026-11-21T10:30:00-05:00"
    }
   },
   "listUpcomingTickets": {
    "value": [
     {
      "title": "Le Cid",
      "location": {
       "id": "belvedere.salle",
       "name": "Théâtre Belvédère",
       "addressLine1": "1, rue du Belvédère",
       "city": "Québec",
       "provinceState": "QC",
       "postalCode": "G1R 2B5",
       "country": "CA"
      },
      "eventStart": "2026-12-05T19:30:00-05:00",
      "images": [
       {
        "url": "/assets/belvedere/images/le-cid.svg"
       }
      ],
      "prices": [
       {
        "priceLevel": "Parterre A",
        "priceType": "Adulte",
        "price": 6500,
        "serviceCharges": 450,
        "upcomingTicketDetailTokens": [
         {
          "sodId": "sod-4101",
          "mailCategory": "E_TICKETS",
          "seat": {
           "level": "Parterre",
           "section": "Centre",
           "row": "C",
           "rowType": "SEAT",
           "seat": "12",
           "dispositionDetailId": "disp-312"
          }
         },
         {
          "sodId": "sod-4102",
          "mailCategory": "E_TICKETS",
          "giftRecipient": "camille@exemple.ca",
          "seat": {
           "level": "Parterre",
           "section": "Centre",
           "row": "C",
           "rowType": "SEAT",
           "seat": "14",
           "dispositionDetailId": "disp-314"
          }
         }
        ],
        "printable": true,
        "giftable": true,
        "rs": true,
        "eventId": "belvedere.le-cid-2026-12-05",
        "addToGoogleWalletLink": "https://billets.belvedere.example/v1/wallet-passes/google/c29kLTQxMDE.3kq9",
        "addToAppleWalletLink": "https://billets.belvedere.example/v1/wallet-passes/apple/c29kLTQxMDE.3kq9"
       }
      ],
      "pricesByMail": {
       "E_TICKETS": [
        {
         "priceLevel": "Parterre A",
         "priceType": "Adulte",
         "price": 6500,
         "serviceCharges": 450,
         "upcomingTicketDetailTokens": [
          {
           "sodId": "sod-4101",
           "mailCategory": "E_TICKETS",
           "seat": {
            "level": "Parterre",
            "section": "Centre",
            "row": "C",
            "rowType": "SEAT",
            "seat": "12",
            "dispositionDetailId": "disp-312"
           }
          },
          {
           "sodId": "sod-4102",
           "mailCategory": "E_TICKETS",
           "giftRecipient": "camille@exemple.ca",
           "seat": {
            "level": "Parterre",
            "section": "Centre",
            "row": "C",
            "rowType": "SEAT",
            "seat": "14",
            "dispositionDetailId": "disp-314"
           }
          }
         ],
         "printable": true,
         "giftable": true,
         "rs": true,
         "eventId": "belvedere.le-cid-2026-12-05",
         "addToGoogleWalletLink": "https://billets.belvedere.example/v1/wallet-passes/google/c29kLTQxMDE.3kq9",
         "addToAppleWalletLink": "https://billets.belvedere.example/v1/wallet-passes/apple/c29kLTQxMDE.3kq9"
        }
       ]
      }
     }
    ]
   },
   "sendTicketAsGiftRequest": {
    "value": {
     "ticketId": "sod-4101",
     "email": "camille@exemple.ca"
    }
   },
   "sendTicketAsGift": {
    "value": {
     "message": "Le billet a été envoyé à camille@exemple.ca. Votre ancien code ne fonctionne plus.",
     "giftRecipient": "camille@exemple.ca"
    }
   },
   "getTicketGift": {
    "value": {
     "title": "Le Cid",
     "eventStart": "2026-12-05T19:30:00-05:00",
     "timeZone": "America/Toronto",
     "place": {
      "id": "belvedere.salle",
      "name": "Salle Belvédère",
      "addressLine1": "215, rue du Belvédère",
      "city": "Québec",
      "provinceState": "QC",
      "postalCode": "G1R 4P5",
      "country": "CA"
     },
     "priceLevel": "Parterre A",
     "priceType": "Adulte",
     "seat": {
      "level": "Parterre",
      "section": "Centre",
      "row": "C",
      "rowType": "SEAT",
      "seat": "14",
      "dispositionDetailId": "disp-314"
     },
     "giver": "Léa Tremblay",
     "seller": "Théâtre Belvédère",
     "declineUntil": "2026-12-01T10:12:00-05:00"
    }
   },
   "getGoogleWalletLink": {
    "value": "https://pay.google.example/gp/v/save/eyJhbGciOiJSUzI1NiJ9"
   },
   "getInteracPayment": {
    "value": {
     "payment_url": "https://checkout.interac.example/payment",
     "x_login": "HCO-BELVE-771",
     "x_amount": "159.82",
     "x_fp_sequence": "88213",
     "x_fp_timestamp": "1796000000",
     "x_fp_hash": "6d1f0c5b7a3e49d28f1b0e7c4a95d3f2",
     "x_receipt_link_url": "https://billets.belvedere.example/v1/interac/result?language=fr",
     "x_test_request": "FALSE",
     "x_po_num": "sale-7"
    }
   },
   "receiveInteracResultRequest": {
    "value": {
     "x_login": "HCO-BELVE-771",
     "x_po_num": "sale-7",
     "x_amount": "159.82",
     "x_trans_id": "900000001",
     "x_response_code": "1",
     "x_SHA1_Hash": "d74cb4ff3a9af27b71e3d5c2a2d1a1a0e2ab2b6d",
     "exact_issname": "Banque A",
     "exact_issconf": "CONF-1"
    }
   },
   "receiveInteracResult": {
    "value": "<!doctype html><html lang=\"fr\"><body><a href=\"/fr/checkout/checkout-confirmation\">Retour</a></body></html>"
   },
   "createPayPalOrderRequest": {
    "value": {
     "saleToken": "b9f6c4",
     "amount": 15982
    }
   },
   "createPayPalOrder": {
    "value": {
     "orderId": "5O190127TN364715T",
     "approvalUrl": "https://www.paypal.com/checkoutnow?token=5O190127TN364715T"
    }
   },
   "createApplePaySessionRequest": {
    "value": {
     "merchantIdentifier": "merchant.example.belvedere",
     "displayName": "Théâtre Belvédère",
     "initiative": "web",
     "initiativeContext": "billets.belvedere.example"
    }
   },
   "createApplePaySession": {
    "value": {
     "result": "{\"epochTimestamp\":1796000000000,\"merchantSessionIdentifier\":\"SSH-7\",\"nonce\":\"a1b2\",\"domainName\":\"billets.belvedere.example\",\"signature\":\"3080\"}"
    }
   },
   "getDeferredSaleRequest": {
    "value": {
     "saleToken": "sale-token-9"
    }
   },
   "getDeferredSale": {
    "value": {
     "saleId": "sale-9",
     "amount": 15982,
     "client": {
      "id": "client-1",
      "email": "marie.tremblay@exemple.ca",
      "username": "marie.tremblay@exemple.ca",
      "firstname": "Marie",
      "lastname": "Tremblay",
      "language": "fr",
      "addresses": [
       {
        "addressLine1": "12, rue des Remparts",
        "appartment": "3",
        "city": "Québec",
        "zipCode": "G1R 3R5",
        "country": "CA",
        "unitType": "APARTMENT",
        "type": "BILLING",
        "province": "QC"
       }
      ],
      "phones": [
       {
        "type": "MAISON",
        "number": "4185551234"
       }
      ],
      "accountId": "belvedere",
      "isCompletedProfile": true,
      "mustChangePassword": false
     },
     "lines": [
      {
       "title": "Le Cid",
       "eventStart": "2026-12-05T19:30:00-05:00",
       "priceLevel": "Parterre A",
       "priceType": "Adulte",
       "qty": 2,
       "price": 6500,
       "serviceCharges": 450,
       "total": 13900,
       "seats": [
        {
         "level": "Parterre",
         "section": "Centre",
         "row": "C",
         "seat": "12"
        },
        {
         "level": "Parterre",
         "section": "Centre",
         "row": "C",
         "seat": "14"
        }
       ]
      }
     ]
    }
   },
   "payDeferredSaleRequest": {
    "value": {
     "client": {
      "id": "client-1",
      "email": "marie.tremblay@exemple.ca",
      "username": "marie.tremblay@exemple.ca",
      "firstname": "Marie",
      "lastname": "Tremblay",
      "language": "fr",
      "addresses": [
       {
        "addressLine1": "12, rue des Remparts",
        "appartment": "3",
        "city": "Québec",
        "zipCode": "G1R 3R5",
        "country": "CA",
        "unitType": "APARTMENT",
        "type": "BILLING",
        "province": "QC"
       }
      ],
      "phones": [
       {
        "type": "MAISON",
        "number": "4185551234"
       }
      ],
      "accountId": "belvedere",
      "isCompletedProfile": true,
      "mustChangePassword": false
     },
     "creditCard": {
      "nameOnCard": "Marie Tremblay",
      "tokensPayment": {
       "type": "stripe",
       "token": "tok_visa"
      }
     },
     "amount": 15982,
     "saleToken": "sale-token-9"
    }
   },
   "payDeferredSale": {
    "value": {
     "saleId": "sale-9",
     "deferred": false,
     "crId": "cr-31"
    }
   },
   "getRenewalRequest": {
    "value": {
     "token": "cmVuLTQx"
    }
   },
   "getRenewal": {
    "value": {
     "client": {
      "email": "marie.tremblay@exemple.ca",
      "firstname": "Marie",
      "lastname": "Tremblay",
      "language": "fr",
      "addresses": [
       {
        "addressLine1": "12, rue des Remparts",
        "appartment": "3",
        "city": "Québec",
        "zipCode": "G1R 3R5",
        "country": "CA",
        "unitType": "APARTMENT",
        "type": "BILLING",
        "province": "QC"
       }
      ],
      "phones": [
       {
        "type": "MAISON",
        "number": "4185551234"
       }
      ]
     },
     "lines": [
      {
       "title": "Les matchs de la saison 2027",
       "priceLevel": "Section 12",
       "priceType": "Abonnement",
       "qty": 2,
       "price": 42000,
       "serviceCharges": 1500,
       "total": 87000
      }
     ],
     "amounts": [
      {
       "dueOn": "2026-12-01",
       "amount": 100028
      }
     ],
     "saleToken": "sale-token-12",
     "hash": "c2FsZS0xMg",
     "title": "Les matchs de la saison 2027",
     "number": "R-7K3QX2DM",
     "deadline": "2026-12-16T00:00:00-05:00",
     "shippings": [
      {
       "id": 1,
       "code": "SeasonBookelts",
       "price": 0
      },
      {
       "id": 2,
       "code": "ETickets",
       "price": 0
      },
      {
       "id": 3,
       "code": "Smartphone",
       "price": 0
      }
     ],
     "cartElements": [
      {
       "_type": "subscription",
       "subscriptionId": "belvedere.saison-2027",
       "title": "Les matchs de la saison 2027",
       "eventStart": "2027-02-05T19:30:00-05:00",
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
         "id": "belvedere.saison-2027.parterre-a.adulte",
         "reservationId": "hold-1",
         "name": "Adulte",
         "priceLevel": "Parterre A",
         "priceLevelId": "belvedere.salle.parterre-a",
         "priceType": "adulte",
         "price": 42000,
         "serviceCharges": 1500,
         "qty": 2,
         "total": 87000,
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
         "title": "Les matchs de la saison 2027",
         "abandonedCartActive": false,
         "pageUrl": "/fr/pages/belvedere.le-cid",
         "subscriptionId": "belvedere.saison-2027"
        }
       ],
       "events": [
        {
         "eventId": "belvedere.match-2027-02-05",
         "title": "Premier match",
         "eventStart": "2027-02-05T19:30:00-05:00",
         "location": {
          "id": "belvedere.salle",
          "name": "Théâtre Belvédère",
          "addressLine1": "1, rue du Belvédère",
          "city": "Québec",
          "provinceState": "QC",
          "postalCode": "G1R 2B5",
          "country": "CA"
         }
        }
       ],
       "tax": {
        "subtotal": 84000,
        "serviceCharge": 3000,
        "tax1": 4350,
        "tax2": 8678,
        "tax3": 0,
        "descriptionTax1": "TPS",
        "descriptionTax2": "TVQ",
        "descriptionTax3": "",
        "totalBeforeTaxes": 87000,
        "totalAfterTaxes": 100028
       }
      }
     ],
     "tax": {
      "subtotal": 84000,
      "serviceCharge": 3000,
      "tax1": 4350,
      "tax2": 8678,
      "tax3": 0,
      "descriptionTax1": "TPS",
      "descriptionTax2": "TVQ",
      "descriptionTax3": "",
      "totalBeforeTaxes": 87000,
      "totalAfterTaxes": 100028
     },
     "lost": [
      "Parterre, rangée C, siège 14"
     ],
     "serverTime": "2026-12-01T10:00:00-05:00"
    }
   },
   "payRenewalRequest": {
    "value": {
     "shipping": {
      "id": 1,
      "code": "SeasonBookelts",
      "price": 0
     },
     "saleToken": "sale-token-12",
     "client": {
      "id": "client-1",
      "email": "marie.tremblay@exemple.ca",
      "username": "marie.tremblay@exemple.ca",
      "firstname": "Marie",
      "lastname": "Tremblay",
      "language": "fr",
      "addresses": [
       {
        "addressLine1": "12, rue des Remparts",
        "appartment": "3",
        "city": "Québec",
        "zipCode": "G1R 3R5",
        "country": "CA",
        "unitType": "APARTMENT",
        "type": "BILLING",
        "province": "QC"
       }
      ],
      "phones": [
       {
        "type": "MAISON",
        "number": "4185551234"
       }
      ],
      "accountId": "belvedere",
      "isCompletedProfile": true,
      "mustChangePassword": false
     },
     "creditCard": {
      "nameOnCard": "Marie Tremblay",
      "tokensPayment": {
       "type": "stripe",
       "token": "tok_visa"
      }
     }
    }
   },
   "payRenewal": {
    "value": {
     "saleId": "BELV-7K3QX2DM",
     "deferred": false,
     "crId": "cr-40",
     "coltsConfirmation": "R-7K3QX2DM",
     "receipt": {
      "saleId": "BELV-7K3QX2DM",
      "date": "2026-11-21T10:00:00-05:00",
      "client": {
       "email": "marie.tremblay@exemple.ca",
       "firstname": "Marie",
       "lastname": "Tremblay",
       "language": "fr",
       "addresses": [
        {
         "addressLine1": "12, rue des Remparts",
         "appartment": "3",
         "city": "Québec",
         "zipCode": "G1R 3R5",
         "country": "CA",
         "unitType": "APARTMENT",
         "type": "BILLING",
         "province": "QC"
        }
       ],
       "phones": [
        {
         "type": "MAISON",
         "number": "4185551234"
        }
       ]
      },
      "tax": {
       "subtotal": 84000,
       "serviceCharge": 3000,
       "tax1": 4350,
       "tax2": 8678,
       "tax3": 0,
       "descriptionTax1": "TPS",
       "descriptionTax2": "TVQ",
       "descriptionTax3": "",
       "totalBeforeTaxes": 87000,
       "totalAfterTaxes": 100028
      },
      "cartElements": [
       {
        "_type": "subscription",
        "subscriptionId": "belvedere.saison-2027",
        "title": "Les matchs de la saison 2027",
        "eventStart": "2027-02-05T19:30:00-05:00",
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
          "id": "belvedere.saison-2027.parterre-a.adulte",
          "reservationId": "hold-1",
          "name": "Adulte",
          "priceLevel": "Parterre A",
          "priceLevelId": "belvedere.salle.parterre-a",
          "priceType": "adulte",
          "price": 42000,
          "serviceCharges": 1500,
          "qty": 2,
          "total": 87000,
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
          "title": "Les matchs de la saison 2027",
          "abandonedCartActive": false,
          "pageUrl": "/fr/pages/belvedere.le-cid",
          "subscriptionId": "belvedere.saison-2027"
         }
        ],
        "events": [
         {
          "eventId": "belvedere.match-2027-02-05",
          "title": "Premier match",
          "eventStart": "2027-02-05T19:30:00-05:00",
          "location": {
           "id": "belvedere.salle",
           "name": "Théâtre Belvédère",
           "addressLine1": "1, rue du Belvédère",
           "city": "Québec",
           "provinceState": "QC",
           "postalCode": "G1R 2B5",
           "country": "CA"
          }
         }
        ],
        "tax": {
         "subtotal": 84000,
         "serviceCharge": 3000,
         "tax1": 4350,
         "tax2": 8678,
         "tax3": 0,
         "descriptionTax1": "TPS",
         "descriptionTax2": "TVQ",
         "descriptionTax3": "",
         "totalBeforeTaxes": 87000,
         "totalAfterTaxes": 100028
        }
       }
      ],
      "shipping": [
       {
        "eventId": "belvedere.match-2027-02-05",
        "code": "E_TICKETS",
        "price": 0
       }
      ],
      "deferred": false,
      "payment": {
       "amount": 100028,
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
      },
      "coltsConfirmation": "R-7K3QX2DM"
     }
    }
   },
   "updateClientRequest": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "addresses": [
      {
       "addressLine1": "12, rue des Remparts",
       "appartment": "3",
       "city": "Québec",
       "zipCode": "G1R 3R5",
       "country": "CA",
       "unitType": "APARTMENT",
       "type": "BILLING",
       "province": "QC"
      }
     ],
     "phones": [
      {
       "type": "MAISON",
       "number": "4185551234"
      }
     ],
     "accountId": "belvedere",
     "isCompletedProfile": true,
     "mustChangePassword": false,
     "company": "Librairie du Cap"
    }
   },
   "updateClient": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "addresses": [
      {
       "addressLine1": "12, rue des Remparts",
       "appartment": "3",
       "city": "Québec",
       "zipCode": "G1R 3R5",
       "country": "CA",
       "unitType": "APARTMENT",
       "type": "BILLING",
       "province": "QC"
      }
     ],
     "phones": [
      {
       "type": "MAISON",
       "number": "4185551234"
      }
     ],
     "accountId": "belvedere",
     "isCompletedProfile": true,
     "mustChangePassword": false,
     "company": "Librairie du Cap"
    }
   },
   "createClientRequest": {
    "value": {
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "password": "Corneille1637!",
     "confirmation": "Corneille1637!"
    }
   },
   "createClient": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "accountId": "belvedere",
     "isCompletedProfile": false,
     "mustChangePassword": false,
     "emailConfirmed": false
    }
   },
   "getOwnClient": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "addresses": [
      {
       "addressLine1": "12, rue des Remparts",
       "appartment": "3",
       "city": "Québec",
       "zipCode": "G1R 3R5",
       "country": "CA",
       "unitType": "APARTMENT",
       "type": "BILLING",
       "province": "QC"
      }
     ],
     "phones": [
      {
       "type": "MAISON",
       "number": "4185551234"
      }
     ],
     "accountId": "belvedere",
     "isCompletedProfile": true,
     "mustChangePassword": false
    }
   },
   "listSignIns": {
    "value": {
     "signIns": [
      {
       "id": "hC8yNJ0lPpTfVj3dPq0xkQpZ1m2y4vXn7rWbTzKcE5s",
       "isThis": true,
       "signedInAt": "2026-11-20T10:00:00-05:00",
       "usedAt": "2026-11-21T09:15:00-05:00",
       "endsAt": "2026-11-22T09:15:00-05:00",
       "browser": "Firefox",
       "system": "Windows"
      }
     ]
    }
   },
   "exportOwnDataRequest": {
    "value": {
     "password": "Corneille1637!"
    }
   },
   "exportOwnData": {
    "value": {
     "organiser": "Théâtre Belvédère",
     "writtenAt": "2026-11-21T09:20:00-05:00",
     "client": {
      "id": "client-1",
      "email": "marie@exemple.ca",
      "username": "marie@exemple.ca",
      "firstname": "Marie",
      "lastname": "Roy",
      "language": "fr",
      "isCompletedProfile": false,
      "mustChangePassword": false
     },
     "openedAt": "2026-03-02T18:00:00-05:00",
     "changedAt": "2026-03-02T18:00:00-05:00",
     "formerEmails": [],
     "signIns": [],
     "passkeys": [
      {
       "id": "passkey-1",
       "name": "Téléphone",
       "addedAt": "2026-11-20T10:00:00-05:00"
      }
     ],
     "identities": [],
     "cards": [
      {
       "brand": "visa",
       "lastFour": "4242",
       "expiry": "0829",
       "since": "2026-10-01T12:00:00-04:00"
      }
     ],
     "newsletters": [],
     "orders": [],
     "ordersLeftOut": 0,
     "flexPasses": [],
     "certificates": [],
     "renewals": [],
     "staffEntries": []
    }
   },
   "previewClosing": {
    "value": {
     "owed": [],
     "upcomingTickets": 2,
     "passTickets": 0,
     "memberships": 0,
     "orders": 3,
     "laterPayments": [
      {
       "saleId": "BELV-7K3QX2DM",
       "dueOn": "2027-02-15",
       "amount": 12000
      }
     ],
     "cards": 1,
     "newsletters": 1,
     "hasPassword": true
    }
   },
   "closeOwnAccountRequest": {
    "value": {
     "password": "Corneille1637!"
    }
   },
   "listPasskeys": {
    "value": {
     "passkeys": [
      {
       "id": "passkey-1",
       "name": "Téléphone",
       "addedAt": "2026-11-20T10:00:00-05:00"
      }
     ]
    }
   },
   "addPasskeyRequest": {
    "value": {
     "name": "Téléphone",
     "id": "dGhlLWNyZWRlbnRpYWw",
     "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
     "attestationObject": "o2NmbXRkbm9uZQ",
     "transports": [
      "internal"
     ]
    }
   },
   "addPasskey": {
    "value": {
     "id": "passkey-1",
     "name": "Téléphone",
     "addedAt": "2026-11-20T10:00:00-05:00"
    }
   },
   "beginPasskeyRequest": {
    "value": {
     "password": "Corneille1637!"
    }
   },
   "beginPasskey": {
    "value": {
     "challenge": "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA",
     "expiration": "2026-11-20T10:05:00-05:00",
     "rpId": "billets.example",
     "rpName": "Théâtre Belvédère",
     "userId": "Y2xpZW50LTE",
     "userName": "marie@exemple.ca",
     "displayName": "Marie Roy",
     "known": []
    }
   },
   "renamePasskeyRequest": {
    "value": {
     "name": "Ordinateur"
    }
   },
   "beginPasskeySignIn": {
    "value": {
     "challenge": "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA",
     "expiration": "2026-11-20T10:05:00-05:00",
     "rpId": "billets.example"
    }
   },
   "logInWithPasskeyRequest": {
    "value": {
     "id": "dGhlLWNyZWRlbnRpYWw",
     "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
     "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4",
     "signature": "MEUCIQDq"
    }
   },
   "logInWithPasskey": {
    "value": {
     "id": "client-1",
     "email": "marie@exemple.ca",
     "username": "marie@exemple.ca",
     "firstname": "Marie",
     "lastname": "Roy",
     "isCompletedProfile": false
    }
   },
   "getKeptCards": {
    "value": {
     "cards": [
      {
       "id": "kept-1",
       "brand": "visa",
       "lastFour": "4242",
       "expiry": "1228",
       "state": "usable"
      }
     ],
     "canKeep": true,
     "keeper": "Stripe"
    }
   },
   "removeKeptCard": {
    "value": {
     "removed": true
    }
   },
   "changePasswordRequest": {
    "value": {
     "oldPassword": "Corneille1637!",
     "password": "Rodrigue1637!",
     "confirmation": "Rodrigue1637!"
    }
   },
   "resetPasswordRequest": {
    "value": {
     "token": "cnN0LTQ3",
     "password": "Rodrigue1637!",
     "confirmation": "Rodrigue1637!"
    }
   },
   "requestPasswordResetRequest": {
    "value": {
     "email": "marie.tremblay@exemple.ca"
    }
   },
   "confirmEmailRequest": {
    "value": {
     "token": "ZW1haWwtMTI"
    }
   },
   "undoEmailChangeRequest": {
    "value": {
     "token": "dW5kby0xMg",
     "password": "Rodrigue1637!",
     "confirmation": "Rodrigue1637!"
    }
   },
   "logInClientRequest": {
    "value": {
     "username": "marie.tremblay@exemple.ca",
     "password": "Corneille1637!"
    }
   },
   "logInClient": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "addresses": [
      {
       "addressLine1": "12, rue des Remparts",
       "appartment": "3",
       "city": "Québec",
       "zipCode": "G1R 3R5",
       "country": "CA",
       "unitType": "APARTMENT",
       "type": "BILLING",
       "province": "QC"
      }
     ],
     "phones": [
      {
       "type": "MAISON",
       "number": "4185551234"
      }
     ],
     "accountId": "belvedere",
     "isCompletedProfile": true,
     "mustChangePassword": false
    }
   },
   "logInWithFacebookRequest": {
    "value": {
     "userID": "10158",
     "email": "marie.tremblay@exemple.ca",
     "first_name": "Marie",
     "last_name": "Tremblay",
     "signedRequest": "c2ln.cGF5bG9hZA"
    }
   },
   "logInWithFacebook": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "addresses": [
      {
       "addressLine1": "12, rue des Remparts",
       "appartment": "3",
       "city": "Québec",
       "zipCode": "G1R 3R5",
       "country": "CA",
       "unitType": "APARTMENT",
       "type": "BILLING",
       "province": "QC"
      }
     ],
     "phones": [
      {
       "type": "MAISON",
       "number": "4185551234"
      }
     ],
     "accountId": "belvedere",
     "isCompletedProfile": true,
     "mustChangePassword": false
    }
   },
   "logInWithGoogleRequest": {
    "value": {
     "idToken": "aGVhZA.Ym9keQ.c2ln",
     "userID": "11732",
     "email": "marie.tremblay@exemple.ca",
     "first_name": "Marie",
     "last_name": "Tremblay"
    }
   },
   "logInWithGoogle": {
    "value": {
     "id": "client-1",
     "email": "marie.tremblay@exemple.ca",
     "username": "marie.tremblay@exemple.ca",
     "firstname": "Marie",
     "lastname": "Tremblay",
     "language": "fr",
     "addresses": [
      {
       "addressLine1": "12, rue des Remparts",
       "appartment": "3",
       "city": "Québec",
       "zipCode": "G1R 3R5",
       "country": "CA",
       "unitType": "APARTMENT",
       "type": "BILLING",
       "province": "QC"
      }
     ],
     "phones": [
      {
       "type": "MAISON",
       "number": "4185551234"
      }
     ],
     "accountId": "belvedere",
     "isCompletedProfile": true,
     "mustChangePassword": false
    }
   },
   "beginSocialSignInRequest": {
    "value": {
     "provider": "GOOGLE",
     "returnPath": "/checkout/mode"
    }
   },
   "beginSocialSignIn": {
    "value": {
     "authorizationUrl": "https://accounts.google.com/o/oauth2/v2/auth?client_id=belvedere&state=c3RhdGU",
     "nonce": "bm9uY2U",
     "expiration": "2026-12-01T15:10:00Z"
    }
   },
   "finishSocialSignInRequest": {
    "value": {
     "provider": "GOOGLE",
     "state": "c3RhdGU",
     "code": "4/0AbCdEf",
     "iss": "https://accounts.google.com"
    }
   },
   "checkAuthentication": {
    "value": {
     "clientId": "client-1",
     "role": "CLIENT",
     "mustChangePassword": false
    }
   },
   "listInvoices": {
    "value": [
     {
      "id": "sale-7",
      "date": "2026-11-20T14:02:11-05:00",
      "ticketsQty": 2,
      "returnedTicketsQty": 1,
      "serviceCharge": 900,
      "totalAmount": 15982,
      "paymentMode": [
       "VISA"
      ],
      "tickets": [
       {
        "eventName": "Le Cid",
        "pricelevel": "Parterre A",
        "priceType": "Adulte",
        "price": 6500,
        "serviceCharge": 450,
        "seatJson": {
         "level": "Parterre",
         "section": "Centre",
         "row": "C",
         "seat": "12"
        }
       },
       {
        "eventName": "Le Cid",
        "pricelevel": "Parterre A",
        "priceType": "Adulte",
        "price": 6500,
        "serviceCharge": 450,
        "seatJson": {
         "level": "Parterre",
         "section": "Centre",
         "row": "C",
         "seat": "14"
        }
       }
      ],
      "returnedTickets": [
       {
        "eventName": "Le Cid",
        "pricelevel": "Parterre A",
        "priceType": "Adulte",
        "price": 6500,
        "serviceCharge": 450,
        "seatJson": {
         "level": "Parterre",
         "section": "Centre",
         "row": "C",
         "seat": "14"
        }
       }
      ]
     }
    ]
   },
   "getInvoiceHtml": {
    "value": "<!doctype html><html lang=\"fr\"><body><h1>Facture V-1024</h1></body></html>"
   },
   "listFlexPasses": {
    "value": [
     {
      "id": "flex-1",
      "flexpassEventId": "roxy.cinq-films",
      "title": "Cinq films",
      "description": "Cinq billets à échanger contre les films de votre choix.",
      "toBeExchange": [
       {
        "id": "nuit-blanche",
        "title": "Nuit blanche",
        "venue": "Cinéma Roxy",
        "itemHours": [
         {
          "formattedDate": "vendredi 4 décembre 2026 à 19 h 30"
         }
        ],
        "images": [
         {
          "imageSize": "BIG",
          "url": "/assets/roxy/images/nuit-blanche.svg"
         }
        ],
        "location": {
         "id": "roxy.salle-1",
         "name": "Cinéma Roxy",
         "addressLine1": "40, rue Saint-Joseph",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1K 3A5",
         "country": "CA"
        },
        "saleState": "ONSALE"
       },
       {
        "id": "le-large",
        "title": "Le large",
        "venue": "Cinéma Roxy",
        "itemHours": [
         {
          "formattedDate": "samedi 5 décembre 2026 à 21 h"
         }
        ],
        "images": [
         {
          "imageSize": "BIG",
          "url": "/assets/roxy/images/le-large.svg"
         }
        ],
        "location": {
         "id": "roxy.salle-1",
         "name": "Cinéma Roxy",
         "addressLine1": "40, rue Saint-Joseph",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1K 3A5",
         "country": "CA"
        },
        "saleState": "SOLDOUT"
       }
      ],
      "alreadyExchanged": {
       "sod-5001": {
        "id": "la-rive",
        "title": "La rive",
        "venue": "Cinéma Roxy",
        "itemHours": [
         {
          "formattedDate": "samedi 14 novembre 2026 à 19 h"
         }
        ],
        "images": [
         {
          "imageSize": "BIG",
          "url": "/assets/roxy/images/la-rive.svg"
         }
        ],
        "location": {
         "id": "roxy.salle-1",
         "name": "Cinéma Roxy",
         "addressLine1": "40, rue Saint-Joseph",
         "city": "Québec",
         "provinceState": "QC",
         "postalCode": "G1K 3A5",
         "country": "CA"
        },
        "saleState": "WASONSALE"
       }
      },
      "invoiceId": "sale-21",
      "ticketIds": [
       "sod-5002",
       "sod-5003",
       "sod-5004",
       "sod-5005"
      ]
     }
    ]
   },
   "getFlexPass": {
    "value": {
     "id": "flex-1",
     "flexpassEventId": "roxy.cinq-films",
     "title": "Cinq films",
     "description": "Cinq billets à échanger contre les films de votre choix.",
     "toBeExchange": [
      {
       "id": "nuit-blanche",
       "title": "Nuit blanche",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "vendredi 4 décembre 2026 à 19 h 30"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/nuit-blanche.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "ONSALE"
      },
      {
       "id": "le-large",
       "title": "Le large",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "samedi 5 décembre 2026 à 21 h"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/le-large.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "SOLDOUT"
      }
     ],
     "alreadyExchanged": {
      "sod-5001": {
       "id": "la-rive",
       "title": "La rive",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "samedi 14 novembre 2026 à 19 h"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/la-rive.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "WASONSALE"
      }
     },
     "invoiceId": "sale-21",
     "ticketIds": [
      "sod-5002",
      "sod-5003",
      "sod-5004",
      "sod-5005"
     ]
    }
   },
   "getFlexPassEvents": {
    "value": {
     "id": "flex-1",
     "flexpassEventId": "roxy.cinq-films",
     "title": "Cinq films",
     "description": "Cinq billets à échanger contre les films de votre choix.",
     "toBeExchange": [
      {
       "id": "nuit-blanche",
       "title": "Nuit blanche",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "vendredi 4 décembre 2026 à 19 h 30"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/nuit-blanche.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "ONSALE"
      },
      {
       "id": "le-large",
       "title": "Le large",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "samedi 5 décembre 2026 à 21 h"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/le-large.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "SOLDOUT"
      }
     ],
     "alreadyExchanged": {
      "sod-5001": {
       "id": "la-rive",
       "title": "La rive",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "samedi 14 novembre 2026 à 19 h"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/la-rive.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "WASONSALE"
      }
     },
     "invoiceId": "sale-21",
     "ticketIds": [
      "sod-5002",
      "sod-5003",
      "sod-5004",
      "sod-5005"
     ]
    }
   },
   "exchangeFlexPassRequest": {
    "value": {
     "clientId": "client-1",
     "exchanges": [
      {
       "performanceId": "nuit-blanche",
       "ticketId": "sod-5002"
      }
     ]
    }
   },
   "exchangeFlexPass": {
    "value": {
     "id": "flex-1",
     "flexpassEventId": "roxy.cinq-films",
     "title": "Cinq films",
     "description": "Cinq billets à échanger contre les films de votre choix.",
     "toBeExchange": [
      {
       "id": "nuit-blanche",
       "title": "Nuit blanche",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "vendredi 4 décembre 2026 à 19 h 30"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/nuit-blanche.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "ONSALE"
      },
      {
       "id": "le-large",
       "title": "Le large",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "samedi 5 décembre 2026 à 21 h"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/le-large.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "SOLDOUT"
      }
     ],
     "alreadyExchanged": {
      "sod-5001": {
       "id": "la-rive",
       "title": "La rive",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "samedi 14 novembre 2026 à 19 h"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/la-rive.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "WASONSALE"
      },
      "sod-5002": {
       "id": "nuit-blanche",
       "title": "Nuit blanche",
       "venue": "Cinéma Roxy",
       "itemHours": [
        {
         "formattedDate": "vendredi 4 décembre 2026 à 19 h 30"
        }
       ],
       "images": [
        {
         "imageSize": "BIG",
         "url": "/assets/roxy/images/nuit-blanche.svg"
        }
       ],
       "location": {
        "id": "roxy.salle-1",
        "name": "Cinéma Roxy",
        "addressLine1": "40, rue Saint-Joseph",
        "city": "Québec",
        "provinceState": "QC",
        "postalCode": "G1K 3A5",
        "country": "CA"
       },
       "saleState": "ONSALE"
      }
     },
     "invoiceId": "sale-21",
     "ticketIds": [
      "sod-5003",
      "sod-5004",
      "sod-5005"
     ]
    }
   },
   "listSaleNewslettersRequest": {
    "value": {
     "clientId": "client-1",
     "performanceIds": [
      "belvedere.le-cid-2026-12-05"
     ]
    }
   },
   "listSaleNewsletters": {
    "value": [
     {
      "id": "infolettre-1",
      "title": {
       "FR": "Les nouvelles du Belvédère",
       "EN": "News from the Belvédère"
      },
      "newsletterText": {
       "FR": "La programmation, une fois par mois.",
       "EN": "The programme, once a month."
      },
      "alreadySubscribed": false
     }
    ]
   },
   "listClientNewsletters": {
    "value": [
     {
      "id": "infolettre-1",
      "title": {
       "FR": "Les nouvelles du Belvédère",
       "EN": "News from the Belvédère"
      },
      "newsletterText": {
       "FR": "La programmation, une fois par mois.",
       "EN": "The programme, once a month."
      },
      "alreadySubscribed": true
     }
    ]
   },
   "listMasterNewsletters": {
    "value": [
     {
      "id": "infolettre-1",
      "title": {
       "FR": "Les nouvelles du Belvédère",
       "EN": "News from the Belvédère"
      },
      "newsletterText": {
       "FR": "La programmation, une fois par mois.",
       "EN": "The programme, once a month."
      },
      "alreadySubscribed": false,
      "consent": "Le Théâtre Belvédère vous enverra ses nouvelles par courriel."
     }
    ]
   },
   "confirmNewsletters": {
    "value": [
     {
      "id": "infolettre-1",
      "title": {
       "FR": "Les nouvelles du Belvédère",
       "EN": "News from the Belvédère"
      },
      "newsletterText": {
       "FR": "La programmation, une fois par mois.",
       "EN": "The programme, once a month."
      },
      "alreadySubscribed": true
     }
    ]
   },
   "readNewsletterLink": {
    "value": {
     "act": "confirm",
     "used": false,
     "newsletters": [
      {
       "id": "infolettre-1",
       "title": {
        "FR": "Les nouvelles du Belvédère",
        "EN": "News from the Belvédère"
       },
       "newsletterText": {
        "FR": "La programmation, une fois par mois.",
        "EN": "The programme, once a month."
       },
       "alreadySubscribed": false,
       "confirmationSent": true
      }
     ]
    }
   },
   "openUnsubscribe": {
    "value": "<!doctype html><html lang=\"fr-CA\"><head><title>Se désabonner</title></head><body><p><a href=\"/fr/newsletters/leave/s-1.signature\">Continuer</a></p></body></html>"
   },
   "leaveNewsletterRequest": {
    "value": {
     "List-Unsubscribe": "One-Click"
    }
   },
   "leaveNewsletter": {
    "value": [
     {
      "id": "infolettre-1",
      "title": {
       "FR": "Les nouvelles du Belvédère",
       "EN": "News from the Belvédère"
      },
      "newsletterText": {
       "FR": "La programmation, une fois par mois.",
       "EN": "The programme, once a month."
      },
      "alreadySubscribed": false
     }
    ]
   },
   "changeNewslettersRequest": {
    "value": {
     "clientId": "client-1",
     "subscribe": [
      "infolettre-1"
     ],
     "unsubscribe": []
    }
   },
   "changeNewsletters": {
    "value": [
     {
      "id": "infolettre-1",
      "title": {
       "FR": "Les nouvelles du Belvédère",
       "EN": "News from the Belvédère"
      },
      "newsletterText": {
       "FR": "La programmation, une fois par mois.",
       "EN": "The programme, once a month."
      },
      "alreadySubscribed": true
     }
    ]
   },
   "verifyEmail": {
    "value": {
     "status": "valid",
     "responseCode": "deliverable"
    }
   },
   "verifyPhone": {
    "value": {
     "status": "valid",
     "responseCode": "landline"
    }
   },
   "verifyAddress": {
    "value": {
     "status": "invalid",
     "responseCode": "street_unknown"
    }
   },
   "verifyIp": {
    "value": {
     "status": "valid",
     "responseCode": "residential"
    }
   },
   "checkMail": {
    "value": {
     "valid": true,
     "suggestion": "marie@gmail.com"
    }
   },
   "findCity": {
    "value": {
     "city": "Montréal",
     "province": "QC"
    }
   },
   "listCarousel": {
    "value": [
     {
      "id": "le-cid",
      "imageUrl": "/assets/belvedere/images/le-cid.svg",
      "title": "Le Cid",
      "pageId": "belvedere.le-cid"
     },
     {
      "id": "saison",
      "imageUrl": "/assets/belvedere/images/saison.svg",
      "title": "La saison 2027",
      "url": "https://belvedere.example/saison"
     }
    ]
   },
   "getMainBanner": {
    "value": {
     "id": "le-cid",
     "imageUrl": "/assets/belvedere/images/le-cid.svg",
     "title": "Le Cid",
     "pageId": "belvedere.le-cid"
    }
   },
   "getSecondaryBanner": {
    "value": {
     "id": "saison",
     "imageUrl": "/assets/belvedere/images/saison.svg",
     "title": "La saison 2027",
     "url": "https://belvedere.example/saison"
    }
   },
   "listTagManagers": {
    "value": [
     "GTM-BELV001"
    ]
   },
   "listDataLayerProductsRequest": {
    "value": [
     {
      "eventId": "belvedere.le-cid-2026-12-05",
      "priceType": "Adulte",
      "priceLevel": "Parterre A",
      "qty": 2,
      "price": 6500,
      "priceId": "belvedere.le-cid-2026-12-05.parterre-a.adulte"
     }
    ]
   },
   "listDataLayerProducts": {
    "value": [
     {
      "id": "4fK9",
      "eventId": "belvedere.le-cid-2026-12-05",
      "quantity": 2,
      "price": 6500,
      "name": "Le Cid",
      "category": "show",
      "brand": "Théâtre Belvédère",
      "variant": "Parterre A, Adulte"
     }
    ]
   },
   "getDataLayer": {
    "value": {
     "page": "/fr/pages/belvedere.le-cid",
     "pageType": "show",
     "language": "fr"
    }
   },
   "getUser": {
    "value": {
     "id": "staff-1",
     "account": {
      "id": "belvedere",
      "code": "BELV",
      "name": "Théâtre Belvédère"
     },
     "producerId": "producer-3"
    }
   },
   "listAccounts": {
    "value": [
     {
      "id": "belvedere",
      "code": "BELV",
      "name": "Théâtre Belvédère"
     }
    ]
   },
   "listProducers": {
    "value": [
     {
      "id": "producer-3",
      "name": "Productions du Cap"
     }
    ]
   },
   "writeLogRequest": {
    "value": {
     "message": "The map could not be drawn",
     "context": {
      "route": "/fr/pages/belvedere.le-cid",
      "seats": 4200,
      "webgl": false
     }
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
   "clearSupportCartRequest": {
    "value": {
     "reason": "Asked by phone",
     "unconfirmed": false
    }
   },
   "clearSupportCart": {
    "value": {
     "message": "success.successDeleteCart"
    }
   },
   "explainSupportCart": {
    "value": {
     "about": "price",
     "cartId": "cart-1",
     "saleId": "BELV-G377FRL3",
     "state": "paid",
     "lines": [
      {
       "holdId": "hold-1",
       "title": "Adulte, Parterre A · Le Cid",
       "seats": [
        {
         "idCartLine": "c1",
         "seatId": "s1",
         "seat": "12",
         "row": "C",
         "section": "Parterre"
        },
        {
         "idCartLine": "c2",
         "seatId": "s2",
         "seat": "13",
         "row": "C",
         "section": "Parterre"
        }
       ],
       "qty": 2,
       "total": 13900,
       "steps": [
        {
         "fact": "regular-price",
         "explanation": "Prix courant d’un billet Adulte, Parterre A.",
         "amount": 6500,
         "entry": {
          "number": 41,
          "version": 1,
          "at": "2026-11-21T10:00:00-05:00",
          "command": "holds.place",
          "outcome": "done"
         }
        },
        {
         "fact": "service-charge",
         "explanation": "Frais de service de chaque billet.",
         "amount": 450
        },
        {
         "fact": "line-total",
         "explanation": "2 × (65,00 $ + 4,50 $).",
         "amount": 13900,
         "rule": "lineTotal"
        }
       ]
      }
     ],
     "steps": [
      {
       "fact": "total",
       "explanation": "Total, taxes comprises.",
       "amount": 15982
      }
     ]
    }
   },
   "linkSupportCartRequest": {
    "value": {
     "purpose": "pay",
     "minutes": 60
    }
   },
   "linkSupportCart": {
    "value": {
     "url": "https://belvedere.example/fr/cart?reservationToken=1wqC0hFzt0zq4gYx2V0nq1",
     "purpose": "pay",
     "expiresAt": "2026-11-21T11:00:00-05:00",
     "cartExpiresAt": "2026-11-21T10:14:02-05:00"
    }
   },
   "settlePaymentRequest": {
    "value": {
     "outcome": "charged",
     "processorId": "TRN_8Kq2vB4nX7",
     "reason": "Trouvé dans la console de Global Payments"
    }
   },
   "replaySupportCart": {
    "value": {
     "cartId": "cart-1",
     "state": "held",
     "version": 1,
     "changes": 1,
     "tickets": 2,
     "comparedAmounts": 4,
     "unpriced": 0,
     "total": 13900,
     "differences": [
      {
       "fact": "price",
       "explanation": "Le billet C 12 coûte 65,00 $ selon le journal et 60,00 $ dans la base de données.",
       "lineId": "line-1",
       "journal": "6500",
       "stored": "6000"
      }
     ]
    }
   },
   "exportSupportCart": {
    "value": {
     "format": 1,
     "cart": "cart-3f2a9c41d07be586",
     "shopper": "session-91c04b7ae2d3f658",
     "entries": [
      {
       "number": 41,
       "websiteId": "website-55729752f88e45d9",
       "cartId": "cart-3f2a9c41d07be586",
       "sessionId": "session-91c04b7ae2d3f658",
       "at": 1795280400000,
       "actor": "shopper",
       "command": "holds.extend",
       "outcome": "done",
       "data": {
        "expiresAt": 1795281300000
       }
      }
     ],
     "stored": {
      "state": "empty",
      "version": 1,
      "expiresAt": null,
      "renewalsUsed": 0,
      "lines": {}
     },
     "amounts": {
      "holds": [],
      "deliveries": []
     }
    }
   },
   "previewRefundRequest": {
    "value": {
     "items": [
      "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01"
     ],
     "keepFees": false
    }
   },
   "previewRefund": {
    "value": {
     "saleId": "BELV-G377FRL3",
     "items": [
      {
       "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01",
       "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 12",
       "price": 5000,
       "serviceCharge": 450,
       "taxes": 817,
       "total": 6267
      }
     ],
     "kept": [
      {
       "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 13",
       "why": "refunded",
       "explanation": "Ce billet est déjà remboursé."
      }
     ],
     "tax": {
      "subtotal": 5000,
      "serviceCharge": 450,
      "totalBeforeTaxes": 5450,
      "tax1": 273,
      "tax2": 544,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 6267
     },
     "amount": 6267,
     "returns": [
      {
       "means": "card",
       "amount": 6267,
       "brand": "visa",
       "lastFour": "4242"
      }
     ]
    }
   },
   "listRefunds": {
    "value": {
     "saleId": "BELV-G377FRL3",
     "paid": 12534,
     "refunded": 6267,
     "refunds": [
      {
       "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
       "saleId": "BELV-G377FRL3",
       "state": "done",
       "at": "2026-11-21T10:02:11-05:00",
       "doneAt": "2026-11-21T10:02:12-05:00",
       "by": "Noémie Gagnon",
       "reason": "Malade le soir de la représentation",
       "keepSeats": false,
       "keepFees": false,
       "items": [
        {
         "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01",
         "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
         "title": "Le Cid",
         "detail": "Parterre, rangée C, siège 12",
         "price": 5000,
         "serviceCharge": 450,
         "taxes": 817,
         "total": 6267
        }
       ],
       "tax": {
        "subtotal": 5000,
        "serviceCharge": 450,
        "totalBeforeTaxes": 5450,
        "tax1": 273,
        "tax2": 544,
        "tax3": 0,
        "descriptionTax1": "TPS (5 %)",
        "descriptionTax2": "TVQ (9,975 %)",
        "descriptionTax3": "",
        "totalAfterTaxes": 6267
       },
       "amount": 6267,
       "returns": [
        {
         "means": "card",
         "amount": 6267,
         "brand": "visa",
         "lastFour": "4242"
        }
       ]
      }
     ]
    }
   },
   "refundSaleRequest": {
    "value": {
     "items": [
      "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01"
     ],
     "keepFees": false,
     "keepSeats": false,
     "reason": "Malade le soir de la représentation",
     "amount": 6267
    }
   },
   "refundSale": {
    "value": {
     "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
     "saleId": "BELV-G377FRL3",
     "state": "done",
     "at": "2026-11-21T10:02:11-05:00",
     "doneAt": "2026-11-21T10:02:12-05:00",
     "by": "Noémie Gagnon",
     "reason": "Malade le soir de la représentation",
     "keepSeats": false,
     "keepFees": false,
     "items": [
      {
       "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01",
       "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 12",
       "price": 5000,
       "serviceCharge": 450,
       "taxes": 817,
       "total": 6267
      }
     ],
     "tax": {
      "subtotal": 5000,
      "serviceCharge": 450,
      "totalBeforeTaxes": 5450,
      "tax1": 273,
      "tax2": 544,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 6267
     },
     "amount": 6267,
     "returns": [
      {
       "means": "card",
       "amount": 6267,
       "brand": "visa",
       "lastFour": "4242"
      }
     ]
    }
   },
   "settleRefundRequest": {
    "value": {
     "outcome": "given-back",
     "processorIds": [
      "15-0_11"
     ],
     "reason": "Confirmé dans la console de Moneris"
    }
   },
   "settleRefund": {
    "value": {
     "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
     "saleId": "BELV-G377FRL3",
     "state": "done",
     "at": "2026-11-21T10:02:11-05:00",
     "doneAt": "2026-11-21T10:02:12-05:00",
     "by": "Noémie Gagnon",
     "reason": "Malade le soir de la représentation",
     "keepSeats": false,
     "keepFees": false,
     "items": [
      {
       "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01",
       "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 12",
       "price": 5000,
       "serviceCharge": 450,
       "taxes": 817,
       "total": 6267
      }
     ],
     "tax": {
      "subtotal": 5000,
      "serviceCharge": 450,
      "totalBeforeTaxes": 5450,
      "tax1": 273,
      "tax2": 544,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 6267
     },
     "amount": 6267,
     "returns": [
      {
       "means": "card",
       "amount": 6267,
       "brand": "visa",
       "lastFour": "4242"
      }
     ]
    }
   },
   "resendReceipt": {
    "value": {
     "saleId": "BELV-7K3QX2DM",
     "to": "marie@exemple.ca"
    }
   },
   "previewVoid": {
    "value": {
     "saleId": "BELV-G377FRL3",
     "amount": 4267,
     "items": [
      {
       "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01",
       "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 12",
       "price": 5000,
       "serviceCharge": 450,
       "taxes": 817,
       "total": 6267
      }
     ],
     "used": [],
     "returns": [
      {
       "means": "giftcertificate",
       "amount": 2000,
       "lastFour": "94QX"
      }
     ]
    }
   },
   "voidSaleRequest": {
    "value": {
     "reason": "Ne paiera pas",
     "keepSeats": false,
     "evenUsed": false
    }
   },
   "voidSale": {
    "value": {
     "saleId": "BELV-G377FRL3",
     "at": "2026-11-21T10:02:11-05:00",
     "by": "Noémie Gagnon",
     "reason": "Ne paiera pas",
     "keepSeats": false,
     "amount": 4267,
     "items": [
      {
       "id": "0193d2a4-7f10-7c3e-9a55-1d0f3c1b2a01",
       "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 12",
       "price": 5000,
       "serviceCharge": 450,
       "taxes": 817,
       "total": 6267
      }
     ],
     "returns": [
      {
       "means": "giftcertificate",
       "amount": 2000,
       "lastFour": "94QX"
      }
     ]
    }
   },
   "listSupportClients": {
    "value": {
     "clients": [
      {
       "id": "client-1",
       "email": "marie@exemple.ca",
       "firstname": "Marie",
       "lastname": "Roy",
       "language": "fr",
       "openedAt": "2026-03-02T18:00:00-05:00"
      }
     ],
     "more": false
    }
   },
   "getSupportClient": {
    "value": {
     "id": "client-1",
     "account": {
      "client": {
       "id": "client-1",
       "email": "marie@exemple.ca",
       "firstname": "Marie",
       "lastname": "Roy",
       "mustChangePassword": false
      },
      "openedAt": "2026-03-02T18:00:00-05:00",
      "hasPassword": true,
      "signIns": 2,
      "passkeys": 1,
      "identities": [],
      "cards": 1,
      "orders": [
       {
        "saleId": "BELV-7K3QX2DM",
        "at": "2026-10-01T12:00:00-04:00",
        "amount": 17246,
        "voided": false
       }
      ],
      "ordersLeftOut": 0,
      "newsletters": []
     },
     "entries": []
    }
   },
   "exportSupportClientRequest": {
    "value": {
     "reason": "Demande écrite du 20 novembre"
    }
   },
   "exportSupportClient": {
    "value": {
     "organiser": "Théâtre Belvédère",
     "writtenAt": "2026-11-21T09:20:00-05:00",
     "client": {
      "id": "client-1",
      "email": "marie@exemple.ca",
      "firstname": "Marie",
      "lastname": "Roy"
     },
     "openedAt": "2026-03-02T18:00:00-05:00",
     "changedAt": "2026-03-02T18:00:00-05:00",
     "formerEmails": [],
     "signIns": [],
     "passkeys": [],
     "identities": [],
     "cards": [],
     "newsletters": [],
     "orders": [],
     "ordersLeftOut": 0,
     "flexPasses": [],
     "certificates": [],
     "renewals": [],
     "staffEntries": []
    }
   },
   "previewSupportClosing": {
    "value": {
     "owed": [
      {
       "saleId": "BELV-7K3QX2DM",
       "why": "payment-due"
      }
     ],
     "upcomingTickets": 0,
     "passTickets": 0,
     "memberships": 0,
     "orders": 1,
     "laterPayments": [],
     "cards": 0,
     "newsletters": 0,
     "hasPassword": true
    }
   },
   "closeSupportClientRequest": {
    "value": {
     "reason": "Demande au téléphone"
    }
   },
   "closeSupportClient": {
    "value": {
     "at": "2026-11-21T09:30:00-05:00",
     "command": "close",
     "by": "Zoé",
     "reason": "Demande au téléphone"
    }
   },
   "askNewPasswordRequest": {
    "value": {
     "reason": "Compte ouvert par quelqu’un d’autre",
     "takenOver": true
    }
   },
   "askNewPassword": {
    "value": {
     "at": "2026-11-21T09:30:00-05:00",
     "command": "end-access",
     "by": "Zoé",
     "reason": "Compte ouvert par quelqu’un d’autre"
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
   "explainSupportHold": {
    "value": {
     "shopper": "…9f31c2",
     "cartId": "cart-1",
     "holds": [
      {
       "hold": {
        "id": "hold-1",
        "cartId": "cart-1",
        "state": "released",
        "eventId": "belvedere.le-cid-2026-12-05",
        "title": "Le Cid",
        "eventStart": "2026-12-05T19:30:00-05:00",
        "priceLevel": "Parterre A",
        "priceType": "Adulte",
        "qty": 0,
        "seats": [],
        "createdAt": "2026-11-21T10:00:00-05:00",
        "expiresAt": "2026-11-21T10:04:00-05:00",
        "remainingTime": 0
       },
       "extensions": 0,
       "findings": [
        {
         "fact": "held",
         "explanation": "La personne a réservé 2 billets jusqu’à 10 h 15 : Le Cid (C 12, C 13).",
         "at": "2026-11-21T10:00:00-05:00",
         "entry": {
          "number": 41,
          "version": 1,
          "at": "2026-11-21T10:00:00-05:00",
          "command": "holds.place",
          "outcome": "done"
         }
        },
        {
         "fact": "released",
         "explanation": "La personne a libéré 2 billets.",
         "at": "2026-11-21T10:04:00-05:00",
         "entry": {
          "number": 44,
          "version": 2,
          "at": "2026-11-21T10:04:00-05:00",
          "command": "holds.release",
          "outcome": "done"
         }
        }
       ]
      }
     ],
     "refusals": []
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
   "explainSupportSeat": {
    "value": {
     "serverTime": "2026-11-21T10:10:00-05:00",
     "eventId": "belvedere.le-cid-2026-12-05",
     "title": "Le Cid",
     "eventStart": "2026-12-05T19:30:00-05:00",
     "seat": {
      "seatId": "s1",
      "seat": "12",
      "row": "C",
      "section": "Parterre",
      "level": "Parterre"
     },
     "priceLevel": "Parterre A",
     "state": "free",
     "canBeChosen": false,
     "qty": 1,
     "findings": [
      {
       "fact": "rule",
       "explanation": "Un billet ici laisserait une place isolée. Place la plus proche : C 11.",
       "rule": "chooseParty"
      }
     ],
     "history": [
      {
       "fact": "held",
       "explanation": "La personne a réservé 2 billets jusqu’à 10 h 15 : Le Cid (C 12, C 13).",
       "at": "2026-11-21T10:00:00-05:00",
       "cartId": "cart-1",
       "entry": {
        "number": 41,
        "version": 1,
        "at": "2026-11-21T10:00:00-05:00",
        "command": "holds.place",
        "outcome": "done"
       }
      }
     ]
    }
   },
   "previewEventRefundRequest": {
    "value": {
     "keepFees": false
    }
   },
   "previewEventRefund": {
    "value": {
     "eventId": "belvedere.le-cid-2026-12-05",
     "title": "Le Cid",
     "startsAt": "2026-12-05T20:00:00-05:00",
     "cancelled": true,
     "sales": 112,
     "tickets": 230,
     "extras": 4,
     "tax": {
      "subtotal": 1150000,
      "serviceCharge": 103500,
      "totalBeforeTaxes": 1253500,
      "tax1": 62675,
      "tax2": 125036,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 1441211
     },
     "amount": 1441211,
     "returns": {
      "card": 1420000,
      "giftcertificate": 21211,
      "instalment": 0,
      "certificates": 3,
      "credits": 8
     },
     "kept": [
      {
       "saleId": "BELV-G377FRL3",
       "id": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "title": "Le Cid",
       "detail": "Parterre, rangée C, siège 12",
       "why": "admitted",
       "explanation": "Ce billet a été utilisé à l’entrée."
      }
     ],
     "keptCount": 1,
     "leftOut": [
      {
       "saleId": "BELV-K2M8TQ4Z",
       "why": "payment-due",
       "explanation": "Son paiement est à refaire : rien n’a été encaissé."
      }
     ],
     "leftOutCount": 1,
     "notCaptured": 2,
     "carts": 1
    }
   },
   "listEventRefunds": {
    "value": {
     "eventId": "belvedere.le-cid-2026-12-05",
     "refunds": [
      {
       "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
       "eventId": "belvedere.le-cid-2026-12-05",
       "title": "Le Cid",
       "startsAt": "2026-12-05T20:00:00-05:00",
       "state": "done",
       "at": "2026-11-21T10:02:11-05:00",
       "by": "Noémie Gagnon",
       "reason": "Comédien malade",
       "keepFees": false,
       "evenAdmitted": false,
       "orders": 113,
       "waiting": 0,
       "done": {
        "sales": 110,
        "amount": 1420000
       },
       "requested": {
        "sales": 2,
        "amount": 21211
       },
       "refused": {
        "sales": 0,
        "amount": 0
       },
       "leftOut": 1,
       "tax": {
        "subtotal": 1150000,
        "serviceCharge": 103500,
        "totalBeforeTaxes": 1253500,
        "tax1": 62675,
        "tax2": 125036,
        "tax3": 0,
        "descriptionTax1": "TPS (5 %)",
        "descriptionTax2": "TVQ (9,975 %)",
        "descriptionTax3": "",
        "totalAfterTaxes": 1441211
       },
       "card": 1420000,
       "endedAt": "2026-11-21T10:04:40-05:00"
      }
     ]
    }
   },
   "refundEventRequest": {
    "value": {
     "keepFees": false,
     "evenAdmitted": false,
     "reason": "Comédien malade",
     "amount": 1441211
    }
   },
   "refundEvent": {
    "value": {
     "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
     "eventId": "belvedere.le-cid-2026-12-05",
     "title": "Le Cid",
     "startsAt": "2026-12-05T20:00:00-05:00",
     "state": "running",
     "at": "2026-11-21T10:02:11-05:00",
     "by": "Noémie Gagnon",
     "reason": "Comédien malade",
     "keepFees": false,
     "evenAdmitted": false,
     "orders": 113,
     "waiting": 113,
     "done": {
      "sales": 0,
      "amount": 0
     },
     "requested": {
      "sales": 0,
      "amount": 0
     },
     "refused": {
      "sales": 0,
      "amount": 0
     },
     "leftOut": 0,
     "awaited": {
      "payments": 1,
      "until": "2026-11-22T10:02:11-05:00"
     },
     "tax": {
      "subtotal": 0,
      "serviceCharge": 0,
      "totalBeforeTaxes": 0,
      "tax1": 0,
      "tax2": 0,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 0
     },
     "card": 0
    }
   },
   "getEventRefund": {
    "value": {
     "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
     "eventId": "belvedere.le-cid-2026-12-05",
     "title": "Le Cid",
     "startsAt": "2026-12-05T20:00:00-05:00",
     "state": "done",
     "at": "2026-11-21T10:02:11-05:00",
     "by": "Noémie Gagnon",
     "reason": "Comédien malade",
     "keepFees": false,
     "evenAdmitted": false,
     "orders": 113,
     "waiting": 0,
     "done": {
      "sales": 110,
      "amount": 1420000
     },
     "requested": {
      "sales": 2,
      "amount": 21211
     },
     "refused": {
      "sales": 0,
      "amount": 0
     },
     "leftOut": 1,
     "tax": {
      "subtotal": 1150000,
      "serviceCharge": 103500,
      "totalBeforeTaxes": 1253500,
      "tax1": 62675,
      "tax2": 125036,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 1441211
     },
     "card": 1420000,
     "endedAt": "2026-11-21T10:04:40-05:00",
     "sales": [
      {
       "number": 1,
       "saleId": "BELV-G377FRL3",
       "state": "done",
       "amount": 6267,
       "kept": 1,
       "why": "admitted",
       "explanation": "Ce billet a été utilisé à l’entrée."
      },
      {
       "number": 2,
       "saleId": "BELV-K2M8TQ4Z",
       "state": "left-out",
       "amount": 0,
       "kept": 0,
       "why": "payment-due",
       "explanation": "Son paiement est à refaire : rien n’a été encaissé."
      }
     ]
    }
   },
   "stopEventRefund": {
    "value": {
     "id": "0193d2b0-3a4b-7e21-b0c3-5e1a9d7c4f10",
     "eventId": "belvedere.le-cid-2026-12-05",
     "title": "Le Cid",
     "startsAt": "2026-12-05T20:00:00-05:00",
     "state": "stopped",
     "at": "2026-11-21T10:02:11-05:00",
     "by": "Noémie Gagnon",
     "reason": "Comédien malade",
     "keepFees": false,
     "evenAdmitted": false,
     "orders": 113,
     "waiting": 0,
     "done": {
      "sales": 12,
      "amount": 75204
     },
     "requested": {
      "sales": 0,
      "amount": 0
     },
     "refused": {
      "sales": 0,
      "amount": 0
     },
     "leftOut": 101,
     "tax": {
      "subtotal": 1150000,
      "serviceCharge": 103500,
      "totalBeforeTaxes": 1253500,
      "tax1": 62675,
      "tax2": 125036,
      "tax3": 0,
      "descriptionTax1": "TPS (5 %)",
      "descriptionTax2": "TVQ (9,975 %)",
      "descriptionTax3": "",
      "totalAfterTaxes": 1441211
     },
     "card": 1420000,
     "endedAt": "2026-11-21T10:02:40-05:00",
     "stoppedBy": "Noémie Gagnon"
    }
   },
   "explainSupportPromotion": {
    "value": {
     "promoId": "belvedere.promotion.HIVER-10",
     "code": "HIVER-10",
     "name": "Hiver",
     "state": "open",
     "used": 2,
     "capacity": 100,
     "left": 98,
     "findings": [
      {
       "fact": "discount",
       "explanation": "10 % de rabais sur chaque billet.",
       "rule": "promotedPrice"
      }
     ],
     "uses": [
      {
       "cartId": "cart-1",
       "saleId": "BELV-G377FRL3",
       "shopper": "…9f31c2",
       "state": "paid",
       "qty": 2,
       "off": 1300
      }
     ]
    }
   },
   "listScans": {
    "value": {
     "serverTime": "2026-12-05T19:20:00-05:00",
     "admitted": 1,
     "scans": [
      {
       "outcome": "admitted",
       "at": "2026-12-05T19:02:10-05:00",
       "receivedAt": "2026-12-05T19:02:10-05:00",
       "gate": "Porte sud",
       "staffName": "Portes Belvédère",
       "ticketId": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02"
      }
     ]
    }
   },
   "scanTicketRequest": {
    "value": {
     "code": "AGJ6Y2IAAAAAAAAZHUVGCHBH2EIMEGYMJ6XHWAR3",
     "eventIds": [
      "belvedere.le-cid-2026-12-05"
     ],
     "gate": "Porte nord"
    }
   },
   "scanTicket": {
    "value": {
     "outcome": "already-admitted",
     "at": "2026-12-05T19:12:44-05:00",
     "gate": "Porte nord",
     "ticket": {
      "id": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
      "eventId": "belvedere.le-cid-2026-12-05",
      "title": "Le Cid",
      "eventStart": "2026-12-05T19:30:00-05:00",
      "place": "Parterre, rangée C, siège 12",
      "priceType": "Adulte",
      "receiptNumber": "BELV-G377FRL3"
     },
     "first": {
      "at": "2026-12-05T19:02:10-05:00",
      "gate": "Porte sud"
     }
    }
   },
   "importScansRequest": {
    "value": {
     "eventIds": [
      "belvedere.le-cid-2026-12-05"
     ],
     "gate": "Porte sud",
     "scans": [
      {
       "code": "AGJ6Y2IAAAAAAAAZHUVGCHBH2EIMEGYMJ6XHWAR3",
       "at": "2026-12-05T19:02:10-05:00"
      }
     ]
    }
   },
   "importScans": {
    "value": [
     {
      "outcome": "unknown",
      "at": "2026-12-05T19:02:10-05:00",
      "gate": "Porte sud"
     }
    ]
   },
   "getDoorList": {
    "value": {
     "serverTime": "2026-12-05T18:30:00-05:00",
     "eventId": "belvedere.le-cid-2026-12-05",
     "tickets": [
      {
       "id": "0193d2a6-11c2-7d10-8c21-6f0c4f5e7b02",
       "codeNumber": 0
      }
     ]
    }
   },
   "listVenues": {
    "value": [
     {
      "id": "belvedere.salle",
      "name": "Salle",
      "city": "Québec",
      "seatCount": 412
     }
    ]
   },
   "getVenuePlan": {
    "value": {
     "venueId": "belvedere.salle",
     "venueFile": "venues/salle.yaml",
     "venue": "name: { fr: Salle, en: Hall }\nplan: salle.plan.json\n",
     "planFile": "venues/salle.plan.json",
     "plan": "{\"name\":\"Salle\",\"categories\":[],\"zones\":[]}",
     "revision": "5f2c7f0e91d24b0c8a4d6f5b7c1e2a39",
     "seats": [
      {
       "seatId": "parterre-A-3",
       "state": "sold"
      }
     ]
    }
   },
   "saveVenuePlanRequest": {
    "value": {
     "revision": "5f2c7f0e91d24b0c8a4d6f5b7c1e2a39",
     "plan": "{\"name\":\"Salle\",\"categories\":[],\"zones\":[]}",
     "dryRun": true
    }
   },
   "saveVenuePlan": {
    "value": {
     "outcome": "refused",
     "revision": "5f2c7f0e91d24b0c8a4d6f5b7c1e2a39",
     "differences": [
      "Parterre, row A: 1 seat renamed (3 → 33)"
     ],
     "problems": [
      {
       "file": "belvedere",
       "message": "seat parterre-A-3 of belvedere.salle is sold or held (Parterre, row A, seat 3) and can’t become Parterre, row A, seat 33",
       "seatId": "parterre-A-3"
      }
     ]
    }
   },
   "listTicketKeys": {
    "value": [
     {
      "id": "93cb68",
      "current": true,
      "jwk": {
       "kty": "OKP",
       "crv": "Ed25519",
       "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"
      }
     }
    ]
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
  },
  "headers": {
   "sessionTokenIfNew": {
    "description": "The token of the session from now on, when it is another; the one of the request is then worth nothing any more.",
    "required": false,
    "schema": {
     "type": "string"
    }
   },
   "sessionToken": {
    "description": "The token of the session from now on; the one of the request is worth nothing any more.",
    "required": true,
    "schema": {
     "type": "string"
    }
   }
  }
 },
 "x-permissions": {
  "quickPurchase": 2,
  "productPurchase": 3,
  "seatPurchase": 4,
  "admin": 28,
  "scanGodMode": 70,
  "scanDebug": 77,
  "reportWebAccess": 79,
  "reportLogAsProducer": 82,
  "scanBarcodeImport": 85,
  "fullAdmin": 100,
  "adminScan": 139,
  "adminWriteProfile": 150,
  "godMode": 251
 },
 "x-problems-common": [
  "request-invalid",
  "website-unknown",
  "rate-limited",
  "overloaded",
  "service-unavailable",
  "unexpected"
 ]
}
