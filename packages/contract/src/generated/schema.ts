// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/v1/websites/config": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the configuration of the site */
        get: operations["getWebsiteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Kind of show */
                category?: components["schemas"]["Category"];
                /** @description Province of the venue */
                province?: components["schemas"]["ProvinceName"];
                /** @description Orders by distance from this postal code */
                postalCode?: string;
                /** @description First day, from its beginning or from a local time, such as 2026-12-05T19:00 */
                startDate?: components["schemas"]["LocalMoment"];
                /** @description Last day, to its end or to a local time */
                endDate?: components["schemas"]["LocalMoment"];
                /** @description Words in the title or the venue, accents ignored */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of the site
         * @description The documents leave the filters open: these, all optional.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one page with its shows and events */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages/{id}/wtf": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read one page as the wtf section groups it
         * @description The documents name no difference: it is the same page, its events grouped by show (`shows`) and not by day, so `itemsDates` has no item.
         */
        get: operations["getGroupedPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages/{pageId}/byoc/{byocId}/events/price": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Page that offers the combo */
                pageId: components["schemas"]["Id"];
                /** @description The build-your-own combo */
                byocId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices of chosen events in a build-your-own combo
         * @description The documents name no answer: it is the prices of each event, in the order asked.
         */
        post: operations["listByocEventPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pages/{pageId}/byoc/{byocId}/prices": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Page that offers the combo */
                pageId: components["schemas"]["Id"];
                /** @description The build-your-own combo */
                byocId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices of a build-your-own combo as a whole
         * @description The documents name neither body nor answer: events and a quantity are asked for, groups of prices come back.
         */
        post: operations["listByocPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read one event with its price levels
         * @description The id or the code of the event.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/calendar": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Signed name of an order with tickets for it, as their calendarUrl has it */
                order?: components["schemas"]["Token"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One event as a file for a calendar
         * @description An iCalendar file (RFC 5545) with what everybody may know of the event, and with the places and the number of the order that is named; it opens without a session, in a tab or from a mail. A day of several hours is one entry, from the start of the first to the end of the last.
         */
        get: operations["getEventCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one subscription with its events and its price levels */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/event/{id}/full": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Whole map of an event's venue, with every seat */
        get: operations["getEventSeatMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/event/{id}/polygons": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Map of an event as section polygons, without seats
         * @description Kept by clients as long as the whole map; the documents name no time for it.
         */
        get: operations["getEventPolygons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/event/{id}/section/{sectionId}/details": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Section of the venue */
                sectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What each seat of a section costs and whether it can be chosen
         * @description Cached by clients for ten minutes; they ask again with cache=0 when the section's version in the availability changes.
         */
        get: operations["getSectionDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/event/{id}/availability": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Places left per section, small enough to be polled */
        get: operations["getAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/event/{id}/availability/live": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Places left per section, told as they change
         * @description Server-sent events. The event `availability` tells all sections. It comes first, unless the caller names the version that is true now, and again whenever everything may be different. Each event `change` tells what changed since the event before. Comments keep the connection alive. A server with as many streams as it can have refuses another one with `service-unavailable`, and too many of one network with `rate-limited`; poll the availability then.
         */
        get: operations["streamAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/sections/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One section with its rows and seats
         * @description The documents name no default mode: it is full.
         */
        get: operations["getSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/sections/{id}/{mode}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description full or polygons */
                mode: "full" | "polygons";
            };
            cookie?: never;
        };
        /** One section, with seats or as polygons only */
        get: operations["getSectionInMode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/subscription/{id}/full": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Whole map of a subscription's venue, with every seat
         * @description As an event's map; a seat can be chosen when it is free at every event of the subscription.
         */
        get: operations["getSubscriptionSeatMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/subscription/{id}/polygons": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Map of a subscription as section polygons, without seats
         * @description Kept by clients as long as the whole map; the documents name no cache for it.
         */
        get: operations["getSubscriptionPolygons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/subscription/{id}/section/{sectionId}/details": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Section of the venue */
                sectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What each seat of a section costs in a subscription and whether it can be chosen
         * @description A seat is sellable only when it is free at every event of the subscription; `freeAt` says of the others where they are free, so that clients judge neighbours at each event as the server does.
         */
        get: operations["getSubscriptionSectionDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/subscription/{id}/availability": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Places left per section at every event of a subscription, small enough to be polled
         * @description As an event's; a place is left when it is free at every event of the subscription.
         */
        get: operations["getSubscriptionAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/subscription/{id}/availability/live": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Places left per section at every event of a subscription, told as they change
         * @description As an event's; a place is left when it is free at every event of the subscription.
         */
        get: operations["streamSubscriptionAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/venues/{id}/full": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Full map of a venue, for the admin view
         * @description Read only, for staff with the permission admin (28). Its base is that of the other maps.
         */
        get: operations["getVenueSeatMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/venues/{id}/polygons": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Section polygons of a venue, for the admin view
         * @description Read only, for staff with the permission admin (28). Written as venues/{id}/polygons among the maps, so its base is theirs.
         */
        get: operations["getVenuePolygons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seatmap/venues/{id}/section/{sectionId}/details": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Section of the venue */
                sectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Which price level each seat of a venue's section belongs to, and what is noted of it
         * @description As an event's details; apart from an event every seat is one that could be sold. For staff with the permission admin (28).
         */
        get: operations["getVenueSectionDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold seats and places for the session
         * @description All or nothing, in one transaction. A refused request changes nothing, the countdown included. Only the fields of the group's type are needed; fields the contract does not know are refused. The seats of a group are one party and are judged together; groups are judged one after the other, each as if those before it were held already.
         */
        post: operations["createHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds/actions/release": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release holds of the session
         * @description Only holds of the own session; unknown ones are ignored. Lines that would leave a seat alone beside others of the cart, or fewer tickets of a price than it is sold by, are given back together with those or not at all: refused, the problem names all the lines to send. The whole cart may always be given back.
         */
        post: operations["releaseHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds/actions/extend": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the shopper more time
         * @description Counted and bounded by the site's setting.
         */
        post: operations["extendHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds/actions/answer": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the holders of tickets answer to the site's question
         * @description The documents give `questionResponse` to the items of a cart and no operation that takes it for tickets. Each ticket has one answer, which another replaces and an empty one takes back. It goes into the sale.
         */
        post: operations["answerHolds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds-pricelevel/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Promotion code */
                promo?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the best available seats or places of price levels
         * @description The documents leave purpose and answer open: it holds the best places left on the event, with the promotion of the query, and answers as POST v1/holds.
         */
        post: operations["holdByPriceLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds-pricelevel-subscription/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Promotion code */
                promo?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the best available places of a subscription's price levels
         * @description The documents name no body: it is that of an event's hold by price level. The same places are held at every event of the subscription.
         */
        post: operations["holdSubscriptionByPriceLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holds-pricelevel/split": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the tickets of one cart line several prices
         * @description The documents name no body: it is the line, with others of its price level where they change together, and the parts, whose quantities add up to those of the lines. The tickets keep their places; the limits of each price are those over the whole cart. All or nothing.
         */
        post: operations["splitPriceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cart": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of the link (reservationToken) */
                token: components["schemas"]["Token"];
                /** @description Presale code that the link came with. The lines keep the codes they were held with, whatever it says. */
                presale?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cart that a link names
         * @description The documents name no answer: it is the cart, with what its link is good for. Reading changes nothing: the cart stays with the session that filled it, and the caller's own cart stays what it is. A link to pay names the cart again at each call of the checkout (`reservationToken`), which makes the sale the caller's.
         */
        get: operations["getCartByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cart/self/link": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to the session's own cart
         * @description To pay it at the site's other origin, where the browser has no session of it. The token is told once: only its hash is kept. It ends after some minutes, and before that with the cart.
         */
        post: operations["linkOwnCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cart/self": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cart of the session */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cart/delete": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the cart and release its holds
         * @description Idempotent.
         */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cart/unconfirmed": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the unconfirmed lines
         * @description Idempotent. Lines that would leave a confirmed seat beside an empty one, or fewer tickets of a price than it is sold by,
         *     are given back together with those or not at all, as `releaseHolds` does.
         */
        delete: operations["deleteUnconfirmed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cart/paymentMethods": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which cards and methods the site accepts
         * @description One document shows this path and another says it is not shown: it is this one.
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}/taxes/{priceId}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Price of the event */
                priceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Taxes on one ticket at a price
         * @description The documents leave the second id open: it is the price's.
         */
        get: operations["getEventPriceTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriptions/{id}/taxes/{priceId}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Price of the subscription */
                priceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Taxes on one subscription at a price
         * @description The documents leave the second id open: it is the price's.
         */
        get: operations["getSubscriptionPriceTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/taxes": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Taxes on one membership */
        get: operations["getMembershipTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taxes": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Event ids, comma-joined */
                eventIds?: string;
                /** @description Subscription ids, comma-joined */
                subscriptionIds?: string;
                /** @description Product ids, parking included, comma-joined */
                productIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The taxes of today on what a cart may hold, with their rates
         * @description Whoever has them computes by the rules of the domain what the server will charge, to the cent, without asking again.
         */
        get: operations["getTaxesInForce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taxes/{a}/{b}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Kind of thing */
                a: components["schemas"]["TaxedKind"];
                /** @description Id of the thing */
                b: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Taxes on one thing that has no tax call of its own
         * @description The documents leave {a} and {b} open: they are the kind and the id of the thing, such as a parking place or a gift certificate.
         */
        get: operations["getItemTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promotions/actions/look-up": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a promotional code, or a membership, does at an event
         * @description Case does not count. Without a code, it is what the memberships of the session's client do. Nothing is kept: the hold takes the uses, one a ticket, and may find fewer left than this answer did. Few codes an hour that name nothing are answered, against guessing.
         */
        post: operations["lookUpPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/presales/actions/open": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the session may buy in an event's presale
         * @description By a code, or without one as a member who is signed in. Nothing is kept: each hold names the code again, or comes from the member's session. Codes that name nothing are limited as those of promotions are.
         */
        post: operations["openPresale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/certificates/{code}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Code on the certificate */
                code: string;
            };
            cookie?: never;
        };
        /**
         * What is left on a gift certificate
         * @description The documents name no answer: it is the balance. Case, spaces and hyphens of the code do not count. An unknown, blocked or used-up certificate answers alike, and few such answers an hour are given, against guessing.
         */
        get: operations["getGiftCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/parking": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Event ids, comma-joined */
                eventIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parking on offer with events
         * @description The documents name no answer: it is a list. Events without parking, and events nobody knows, add nothing to it; parking that is full by now says so. The answer is the same for everybody, so its hold is false: what a cart holds, the cart says.
         */
        get: operations["listParking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shippings": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Event ids, comma-joined */
                eventIds: string;
                /** @description Country code */
                country?: string;
                /** @description Province or HORS_CANADA */
                province?: components["schemas"]["ProvinceName"];
                /** @description Cents */
                cartAmount?: components["schemas"]["Cents"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the tickets of events can be delivered
         * @description The documents leave the parameters open: events, where the shopper lives and what the cart comes to.
         */
        get: operations["getShippings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/key/{type}/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Presale code */
                presale?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Kind of thing */
                type: components["schemas"]["KeyKind"];
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a place in the queue, or ask how it stands
         * @description Sends the stored record, if there is one, so that a place is kept. A session has one place in a queue, however many pages it has open. Before the opening it waits for the lots to be drawn; after it, first come is first served. When the answer says authorized, the key is used from then on. A thing without a queue is authorized at once. Holding a thing that has one answers queue-key-needed to whoever has no authorized token. The documents leave the presale code open: it is a query parameter.
         */
        post: operations["askKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/key/{type}/{id}/eta": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Presale code */
                presale?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Kind of thing */
                type: components["schemas"]["KeyKind"];
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How long the wait still is
         * @description A sub-path of the key's; an authorized record gets its address and token. It takes no place and begins no key: what it tells may be half a second old.
         */
        post: operations["askKeyEta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keyserver/email": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an email to be told of the turn
         * @description The documents name no answer: it is accepted without content. websiteUrl is on the tenant's own host.
         */
        post: operations["sendQueueEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keyserver/email/{accountCode}/status": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Whether the account offers emails from the queue
         * @description The documents name no answer: it is whether the service is on.
         */
        get: operations["getQueueEmailStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/kickout": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give up the session's place
         * @description The documents leave the purpose open: it ends the session's places in queues and releases its holds. Idempotent.
         */
        put: operations["leaveQueue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/queues": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a shopper needs a key of now
         * @description Pages, events and subscriptions that have a queue: from the time its waiting room opens. A shop reads it to lead shoppers to the waiting screen before they choose seats they could not hold.
         */
        get: operations["listQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Venues of the tenant, by name */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One venue with its page
         * @description A venue of another tenant is unknown.
         */
        get: operations["getLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/outlets": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where tickets are sold in person
         * @description In the order the organiser gives; empty when it names none.
         */
        get: operations["listOutlets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/static-pages/{name}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Which page */
                name: components["schemas"]["StaticPageName"];
            };
            cookie?: never;
        };
        /**
         * One page that the organiser wrote
         * @description In the language of the request, or in the other one when it was written in one only.
         */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stay22/object/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Places to stay near a sale or an event
         * @description The documents name no answer: it is the frame's address, of a map around the venue for the night of the event. The id is that of an event, or of a paid sale. Unknown where the organiser has no account with the provider or the venue no position.
         */
        get: operations["getNearbyStay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stay22/object/{id}/test": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Places to stay, with a test object
         * @description The documents do not show the variant's path: it is this sub-path. The provider counts its visits apart.
         */
        get: operations["getTestNearbyStay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/create-sale": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start the sale of the session's cart
         * @description Keeps the seats for the time a payment takes. Asked again before the payment, it answers the same sale with the cart's
         *     present amount. Lines that are not confirmed are given back first: where what stays could not have been had without
         *     them (`DELETE v1/cart/unconfirmed`), nothing is done and the problem names all the lines that go together.
         */
        put: operations["createSale"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/sale": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sale of the session
         * @description The documents name no answer: it is the sale and how far it has come.
         */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/sale/deliveries": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start the session's sale, with the deliveries chosen for it
         * @description As `create-sale`, which leaves the deliveries as they are. The server prices and taxes each by where it goes; a price in the request counts for nothing. The sale keeps them until others are chosen or the cart no longer allows them.
         */
        put: operations["setSaleDeliveries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/sale/certificates": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start the session's sale, to be paid with gift certificates first
         * @description As `create-sale`, which starts it without any. The sale's certificates are exactly those named, in this order; its amount is what they leave to pay. Their balance is taken when the payment begins, and given back when it ends without tickets.
         */
        put: operations["setSaleCertificates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/cart/checkoutCreditCard": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the sale by card
         * @description Idempotent per saleToken; a paid sale answers its own result again. Card data is used once and never stored.
         */
        post: operations["checkoutCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice-confirmation/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Receipt of a sale of this session
         * @description The documents name no answer: it is the receipt.
         */
        get: operations["getInvoiceConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threeDSecure/paysafe/authentications/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Paysafe 3-D Secure authentication
         * @description The id is processorConfig.accountId.
         */
        post: operations["authenticateWithPaysafe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threeDSecure/globalpayments/{hash}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Hash of the sale, from create-sale */
                hash: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Global Payments 3-D Secure, is the card enrolled
         * @description The documents show neither base path nor body: the hash names the sale and the check is of enrolment.
         */
        post: operations["checkGlobalPaymentsEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threeDSecure/globalpayments/methodUrlResponse": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The issuer's device check is done
         * @description Posted by the issuer's hidden frame; answers a page that tells the storefront.
         */
        post: operations["receiveMethodNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threeDSecure/globalpayments/methodUrlResponse2": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The issuer's challenge is over
         * @description Posted by the issuer's challenge frame. It only wakes the storefront up; the result is read from the processor.
         */
        post: operations["receiveChallengeNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threeDSecure/globalpayments/initiateAuthentication": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Global Payments 3-D Secure, authenticate the shopper
         * @description The documents do not show the body: what the browser is, and the amount.
         */
        post: operations["initiateGlobalPaymentsAuthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threeDSecure/globalpayments/accesstoken": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Short-lived token that may only tokenise a card
         * @description The documents name no answer: it is a token and its seconds, never kept.
         */
        get: operations["getGlobalPaymentsAccessToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/stripe/{accountCode}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A Stripe event
         * @description Signed; each event id is kept once. It may confirm a sale, never release one.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/paypal/{accountCode}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A PayPal event
         * @description Verified by PayPal itself; each event id is kept once. It may confirm a sale, never release one.
         */
        post: operations["receivePayPalEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/tickets": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description First ticket (sodId); ticket1, ticket2… follow */
                ticket0: components["schemas"]["Id"];
                /** @description Delivery category */
                mail?: components["schemas"]["DeliveryCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets as a PDF */
        get: operations["getTicketsPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/code": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The code of a ticket, as a picture
         * @description The QR code that the door reads, as on the ticket's PDF; the id is a sodId.
         */
        get: operations["getTicketCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Created at start-up, not by the shopper */
                auto?: string;
                /** @description Referrer */
                r?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or renew an anonymous session
         * @description Sent with a living token, it renews that session.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refresh-tokens": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff sign-in
         * @description The same as POST v2/refresh-tokens: the documents have both.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/refresh-tokens": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a refresh token
         * @description The same as POST v1/refresh-tokens.
         */
        post: operations["createRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/refresh-tokens/{token}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The refresh token itself */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Read a refresh token record
         * @description Possession of the token is the authorization.
         */
        get: operations["getRefreshToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refresh-tokens/{token}/actions/authorize": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The refresh token itself */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session with a refresh token
         * @description The documents name no answer: it is the session with its end.
         */
        post: operations["authorizeRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refresh-tokens/actions/end": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff sign-out
         * @description Ends the sign-in of the refresh token it is called with; the member's other sign-ins stay.
         */
        post: operations["endRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refresh-tokens/actions/rotate": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another token for the same sign-in
         * @description The token it is called with is good until the new one is first used, and for a minute after; used later than that, it ends the sign-in for whoever has a copy. Ask again when the answer was lost. The sign-in ends at its time however often it is renewed.
         */
        post: operations["rotateRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refresh-tokens/permission": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Permissions as a base64 mask
         * @description Bit i is byte i div 8, value 1 shifted left by i mod 8.
         */
        get: operations["getPermissionMask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user-permissions": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Permissions as a list of numbers
         * @description The documents do not tell this call from the mask: this one gives the list.
         */
        get: operations["getUserPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/vs.pdf": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The event */
                perf: components["schemas"]["Id"];
                /** @description First seat (dispositionDetailId); seat1, seat2… follow */
                seat0: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where seats are on the map, as a PDF
         * @description Its path has no version. The seats are dispositionDetailIds of tickets, or seat ids of a cart, a hundred at most. It shows what the map shows to everybody and nothing of who holds what, so it opens without a session, in a tab or from a mail.
         */
        get: operations["getSeatsPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/upcoming/self": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets of the client for events to come
         * @description One element an event, the soonest first. The path that one document gives, where the other shows none.
         */
        get: operations["listUpcomingTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sendasgift": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a ticket to somebody as a gift
         * @description The ticketId is a sodId. The answer says to whom it went, and the ticket carries giftRecipient from then on. The code that the buyer had is worth nothing any more: the recipient is mailed the ticket with a new one, and may give it back for three days.
         */
        put: operations["sendTicketAsGift"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-gifts/{token}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        /**
         * The ticket that one was given
         * @description For whoever has the link of the mail; no account is needed.
         */
        get: operations["getTicketGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/actions/take-back-gift": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a ticket that one gave away
         * @description The id is a sodId. As long as giftOpenUntil says; the recipient's code is worth nothing any more, and the recipient is told by mail.
         */
        post: operations["takeBackTicketGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-gifts/{token}/pdf": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        /**
         * The ticket that one was given, as a PDF
         * @description The same that was attached to the mail, as long as its code is the ticket's own.
         */
        get: operations["getTicketGiftPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-gifts/{token}/actions/decline": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a ticket back to the person who gave it
         * @description For three days, and while the event has not started. The code of the mail is worth nothing any more; the buyer is mailed the ticket with a new one.
         */
        post: operations["declineTicketGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallet-passes/google/{link}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Signed name of a ticket, its owner and the website */
                link: string;
            };
            cookie?: never;
        };
        /**
         * Where a ticket is added to Google Wallet
         * @description What addToGoogleWalletLink of a ticket names. The link is signed and belongs to one owner, so it needs neither session nor tenant; an SDK opens the answer only when it is an https address.
         */
        get: operations["getGoogleWalletLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallet-passes/apple/{link}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Signed name of a ticket, its owner and the website */
                link: string;
            };
            cookie?: never;
        };
        /**
         * A ticket as an Apple Wallet pass
         * @description What addToAppleWalletLink of a ticket names. The link is signed and belongs to one owner, so it needs neither session nor tenant.
         */
        get: operations["getAppleWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interac/exact-url": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Who pays */
                clientId: components["schemas"]["Id"];
                /** @description Dollars, shipping included, such as 52.50 */
                amount: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fields of the form that opens Interac Online
         * @description Begins a payment of the session's sale, as its latest try: the seats are kept while the shopper is at the bank. The server computes the amount again from the cart and keeps the key of x_fp_hash to itself. A form opens one visit to the bank; asking again ends the one before.
         */
        get: operations["getInteracPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/interac/result": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a payment at Interac Online
         * @description Posted by the payment page itself, and by the shopper's browser on its way back. Its hash, sale and amount are checked, and the payment is read again from the processor: only then it confirms a sale. Answers a page that leads to the shop.
         */
        post: operations["receiveInteracResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/paypal/orders": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order at PayPal for its shopper to approve
         * @description The order is for the sale and for its amount, which is computed again from the cart. Nothing is reserved by it: an approved order pays as creditCard.paypalOrderId of checkoutCreditCard, once and for this sale only. A sale whose payment is due is named by the saleToken of its mail, and paid by payDeferredSale. Each call makes another order.
         */
        post: operations["createPayPalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pay/apple/create-session": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate the merchant for an Apple Pay sheet
         * @description initiativeContext is the host that shows the sheet; one that is not the tenant's is refused, and so is another merchant's identifier. What the sheet shows of the merchant is the tenant's own setting, whatever displayName says. The answer opens one sheet, within five minutes.
         */
        post: operations["createApplePaySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ccpayment/details": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a deferred sale still costs
         * @description The documents leave the answer open; it is what the payment page shows. A payment is due when the money that a bank had reserved was gone before it could be taken.
         */
        post: operations["getDeferredSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/ccpayment/process-paiement": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a sale whose payment was deferred
         * @description The path is spelled as documented. The saleToken names the sale, for whoever was mailed its link; 3-D Secure is skipped. Whatever way the site offers pays, such as a card, one that the processor keeps for the client who is signed in, a wallet, or an approved order of PayPal. Idempotent per saleToken and instalment. What is paid by now answers its own result again, and amount-changed says that another payment is due than the one that was named.
         */
        post: operations["payDeferredSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/websites/{subdomain}/subscriptions/renew/details": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The tenant's site */
                subdomain: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a renewal link offers
         * @description The documents leave body and answer open; the token is that of the renewal link. The renewal's sale is the session's that asked last: only that one can pay it, with the gift certificates that were named last.
         */
        post: operations["getRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/websites/{subdomain}/subscriptions/renew/multiplePaymentCheckout": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The tenant's site */
                subdomain: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew season tickets and pay for them
         * @description Paid once: a second call with the same saleToken is refused as renewal-done. The name speaks of several payments: there is one, or those of the renewal's instalments where the holder chooses them. The card is authenticated before, as that of any sale; the link stands for a sign-in.
         */
        post: operations["payRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the session's client
         * @description The call that saves a profile, whose path one document leaves out. Own record of a client or of a guest; own-record reads follow. A guest who gives a password becomes a client, and the session has another token. A client who moves to another email gives the current password; the new email is answered as pendingEmail until the link mailed to it is opened.
         */
        put: operations["updateClient"];
        /**
         * Create a client
         * @description Used by sign-up and by a guest's checkout, who leaves the password out where the website has no accounts. The session is bound to the client.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session's client
         * @description Never says a password.
         */
        get: operations["getOwnClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/sessions": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the session's client is signed in
         * @description The sign-in of this session first, the others by their last use. A sign-in says the browser and the system it was made with, and no address.
         */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/sessions/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a sign-in */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a sign-in
         * @description Whoever uses it is signed out at once, everywhere; what is in its cart stays there.
         */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/sessions/actions/end-others": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every sign-in of the client but that of this session.
         */
        post: operations["endOtherSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/actions/export": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A copy of what is held about the session's client
         * @description Needs the current password: a session alone hands out no copy. It holds no password, token, code of a ticket or of a certificate, nor a card's number. A copy is large: four an hour are made.
         */
        post: operations["exportOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/closing": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What closing the account would do
         * @description Nothing is changed. What is listed under `owed` has to be settled first.
         */
        get: operations["previewClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/actions/close": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account of the session's client
         * @description Needs the current password. What is known of the client alone is deleted, every sign-in ends, and the email may have another account, which gets nothing of this one. Sales keep their own copy, as the law asks of the organiser; tickets stay good. One of two who close at once does it; somebody who pays meanwhile either has paid or cannot.
         */
        post: operations["closeOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/passkeys": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the session's client
         * @description The oldest first, by the names that the client gave them.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description With what the device answered to the challenge of beginPasskey, which is good once.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/passkeys/actions/begin": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a device is to make a passkey of
         * @description Needs the current password: a session alone cannot change how its client signs in. The challenge is good once, for five minutes, in this session.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/passkeys/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a passkey */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Name a passkey
         * @description As the client tells it from the others.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description Nobody signs in with it from now on. The device keeps what it has, which is worth nothing here.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/passkey/actions/begin": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a device is to sign in with
         * @description The challenge is good once, for five minutes, in this session. It names no client: the device knows whose passkeys it has.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/passkey/actions/authorize": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Binds the session to the client of the passkey, as a login does; the cart stays. An unknown credential and an answer that does not hold are told alike.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/cards": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that the processor keeps for the session's client
         * @description The newest first. `canKeep` says whether a payment may ask for another with `creditCard.keep`; a card pays again by its id, as `creditCard.keptCardId`.
         */
        get: operations["getKeptCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/self/cards/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a kept card */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a kept card, here and at the processor
         * @description From now on the card pays nothing here. Where the processor does not confirm its removal at once, it is asked again until it does, and the card is listed as `leaving` meanwhile.
         */
        delete: operations["removeKeptCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/actions/change-password": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's password
         * @description The documents leave the body open.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/actions/reset-password": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset token
         * @description The path says client in the singular. A token works once and lives one hour.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/actions/reset-password-request": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Answers the same for a known and an unknown email. The token it sends lives one hour.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/actions/confirm-email": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email with its token
         * @description The email of a sign-up is confirmed, and nothing else changes. A new email is what the client signs in with from then on; the client is signed out elsewhere, and the one before is mailed a link that undoes it. A token works once and lives a day.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/client/actions/undo-email-change": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a changed email with its token
         * @description Gives the email before back, sets a new password and signs the client out everywhere. A token works once and lives fourteen days, whatever became of the account since, unless another account has confirmed that email.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/actions/send-email-confirmation": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the confirmation of an email again
         * @description Of the email a client moves to, else that of the sign-up while it is not confirmed. The link sent before is worth nothing any more.
         */
        post: operations["sendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/actions/withdraw-email-change": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the email one has
         * @description The link sent to the new one is worth nothing any more. Nothing waiting is fine.
         */
        post: operations["withdrawEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/actions/authorize": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Client login
         * @description Binds the session to the client and replaces its token, so that a token known before the login is worth nothing after it. The cart stays.
         */
        post: operations["logInClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/facebook": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Facebook
         * @description The server verifies signedRequest with the application's secret, trades the code in it for the person's own record at Facebook and believes that record alone; it binds the session as a login does and makes the client when there is none. Facebook says of no address that it is verified: an address that has an account here is never joined with it.
         */
        post: operations["logInWithFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/google": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description The server verifies signature, issuer, audience and expiry of idToken, and that it carries the nonce that beginSocialSignIn gave this session, which is good once; it binds the session as a login does and makes the client when there is none.
         */
        post: operations["logInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/social/actions/begin": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with Google or Facebook
         * @description Answers the page of the provider that the browser is led to, and remembers for ten minutes that this session asked. The provider leads back to the shop's page client/social, whose fragment has what finishSocialSignIn needs.
         */
        post: operations["beginSocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/social/actions/finish": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with what Google or Facebook sent back
         * @description The state is good once, for the session and the provider it was made for. The server trades the code at the provider, and binds the session as a login does; it makes the client when there is none. An account with a password is joined only after a login with that password in the same session.
         */
        post: operations["finishSocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountCode}/actions/authentication": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the session has a client
         * @description The session check of start-up and after a social sign-in.
         */
        post: operations["checkAuthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountCode}/actions/logout": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Client logout
         * @description The session goes on without a client; its cart stays. Logged out already is fine.
         */
        post: operations["logOutClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The session's client */
                clientId: components["schemas"]["Id"];
                /** @description With tickets and returnedTickets */
                includeTickets?: boolean;
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices of the client, newest first
         * @description Own invoices only; those beyond the limit cannot be reached.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/ng-invoice.html": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The invoice */
                s: components["schemas"]["Id"];
                /** @description The session's client */
                cl: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of an invoice to read and print
         * @description HTML without scripts, of own invoices only.
         */
        get: operations["getInvoiceHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flexpasses": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Flex passes of the client */
        get: operations["listFlexPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flexpass/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One flex pass
         * @description The id is the flex pass's own, where its sibling takes an invoice's.
         */
        get: operations["getFlexPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/flexpass/{invoiceId}/events": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Which pass, where an invoice sold passes of several kinds; the first when absent (extension) */
                flexpassEventId?: components["schemas"]["Id"];
                /** @description Key of the pass's queue, where it has one (extension) */
                keyserverToken?: components["schemas"]["Token"];
            };
            header?: never;
            path: {
                /** @description The invoice that sold it */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Flex pass of an invoice, with the films to choose from
         * @description The passes of one kind that the invoice sold, as one: its tickets are those of all of them. `toBeExchange` tells the performances that it opens and that are to come, `alreadyExchanged` what its tickets were exchanged for.
         */
        get: operations["getFlexPassEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v1/cart/flexpass/exchange": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange tickets of a flex pass for films
         * @description All or nothing. A shopper's session, or in swt mode the refresh token of a staff member who may sell, as a bearer. Each ticket becomes one for the performance, with the best place that is left in the price levels the pass opens; tickets for one performance sit together where they can. They are a sale of their own, with nothing to pay. The answer is the flex pass as it is afterwards: that of the first ticket's pass, where tickets of several are sent.
         */
        post: operations["exchangeFlexPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailinglist": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Newsletters of the producers of events being bought
         * @description For the sale: the newsletters of the organiser, then those of the producers of the events. A guest leaves clientId out, and is told nothing of who is subscribed. Without events it is the organiser's own alone, for a form outside of a sale.
         */
        post: operations["listSaleNewsletters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailinglist/client/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The session's client */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Newsletters of the producers on the site, as a client stands with them
         * @description For the profile, below those of the organiser; own client only.
         */
        get: operations["listClientNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailinglist/master/client/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The session's client */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Newsletters of the organiser itself, as a client stands with them
         * @description For the profile.
         */
        get: operations["listMasterNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailinglist/confirmations/{token}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the newsletters that a mail asks about
         * @description The link works for fourteen days; opened again, it says the same. No account is needed.
         */
        post: operations["confirmNewsletters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailinglist/links/{token}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of a mail, of either kind */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        /**
         * The newsletters that a link of a mail is about, as its address stands with them
         * @description For the page that the link leads to, before anything is pressed. Nothing changes.
         */
        get: operations["readNewsletterLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailinglist/unsubscribe/{token}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Lead whoever opens the link of List-Unsubscribe to the shop
         * @description Opening it ends nothing, for mail programs open links by themselves; the page it leads to has the button.
         */
        get: operations["openUnsubscribe"];
        put?: never;
        /**
         * Unsubscribe from the newsletters that a link names
         * @description In one step, without an account; mail programs post `List-Unsubscribe=One-Click` to it as a form of either type (RFC 8058). The token says all: the body is not read, and may be left out.
         */
        post: operations["leaveNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscribetonewsletter": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opt in to newsletters and out of them
         * @description A newsletter counts once the link mailed to the address was opened; the time, the text and the place of the consent are kept. A footer form has no clientId and gives an email, a city, a postal code, a province and a language instead; a guest at the checkout gives an email and a language. Whoever has no clientId leaves nothing here: that takes the link of a mail. The answer lists the newsletters as they stand now, and is the same whether or not the address is known.
         */
        post: operations["changeNewsletters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/xverify/email/{base64}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The email in base64 */
                base64: string;
            };
            cookie?: never;
        };
        /**
         * Whether mail reaches an email
         * @description A profile is not changed to an email whose status is invalid. The documents leave the answer open.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/xverify/phone/{base64}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The number in base64 */
                base64: string;
            };
            cookie?: never;
        };
        /**
         * Whether a phone number can be called
         * @description Advice only: nothing is refused because of it. The answer has the shape of the email's verification.
         */
        get: operations["verifyPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/xverify/address/{line1}/{city}/{country}/{zip}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description First line of the address */
                line1: string;
                /** @description City */
                city: string;
                /** @description Country, two letters */
                country: string;
                /** @description Postal code */
                zip: string;
            };
            cookie?: never;
        };
        /**
         * Whether a postal address exists
         * @description Advice only: nothing is refused because of it. Each part is URL-encoded; the answer has the shape of the email's verification.
         */
        get: operations["verifyAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/xverify/ip": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the caller's address is one to trust
         * @description Advice only. The answer has the shape of the email's verification.
         */
        get: operations["verifyIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailcheck/{base64}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The email in base64 */
                base64: string;
            };
            cookie?: never;
        };
        /**
         * Whether an email looks right, with another one when it looks mistyped
         * @description The remote check of the email validator, whose path the documents leave out.
         */
        get: operations["checkMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/l12n/city": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Degrees */
                latitude: number;
                /** @description Degrees */
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * City and province of a place on earth
         * @description The nearest Canadian city known, and its province.
         */
        get: operations["findCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/carousel": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the home page's carousel
         * @description In the order to show them; empty when the tenant has none. An entry leads to a page or to an address.
         */
        get: operations["listCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privileged": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Main banner of the home page
         * @description One entry of the carousel's shape.
         */
        get: operations["getMainBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/banner": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Secondary banner of the home page
         * @description One entry of the carousel's shape.
         */
        get: operations["getSecondaryBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tracker/systemgtm": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tag-manager ids of the tenant
         * @description Empty when the tenant has none, and nothing is then injected.
         */
        get: operations["listTagManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tracker/productforperformance": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description With what describes the product, not its ids alone */
                isfullproducts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cart lines as products of the data layer
         * @description Ten lines a call at most. The documents leave the answer open.
         */
        post: operations["listDataLayerProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tracker/datalayer/{pageUrl}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The sale a confirmation page is about */
                saleId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Encoded address of the page, from the root of its site */
                pageUrl: string;
            };
            cookie?: never;
        };
        /**
         * Data layer of a page
         * @description The page's address is percent-encoded once. The documents leave the answer open: it is what a tag manager reads.
         */
        get: operations["getDataLayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A staff user
         * @description One's own record, or any with the permission admin (28).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts the user may choose
         * @description The organiser of the website that staff sign in to: who works for several signs in at each.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/producers": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Producers whose reports the user may read
         * @description Needs the permission report web access (79). Whoever works for one producer sees that one, others see all, by name.
         */
        get: operations["listProducers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/log/{level}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description How grave it is */
                level: components["schemas"]["LogLevel"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an entry of a client's log
         * @description Sent with or without a session. What looks like a card, a password, a token or an address of somebody is taken out before the entry is kept; an entry below the site's logLevel is not kept.
         */
        post: operations["writeLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Session, sale, client name or email */
                q?: components["schemas"]["SearchText"];
                /** @description Only carts in this state */
                state?: components["schemas"]["CartState"];
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Carts of the site, newest first */
        get: operations["listSupportCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** One cart, what it holds and everything that happened to it */
        get: operations["getSupportCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}/actions/clear": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release what a shopper's cart keeps
         * @description The id is that of a cart, of its sale as on the receipt, or of one hold. All of it, or what is not confirmed alone. Journalled with the staff member and the reason.
         */
        post: operations["clearSupportCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}/explanation": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description What is to be explained */
                about: components["schemas"]["ExplainedSubject"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How the prices or the taxes of an order came about
         * @description The id is that of a cart, of its sale as on the receipt, or of one hold. Each step cites the entry of the journal, the rule or the law it rests on.
         */
        get: operations["explainSupportCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}/link": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to a shopper's live cart
         * @description To look at the cart, or to pay it on another device. The address is told once: only a hash of its token is kept. The link ends at its time, and before that with the cart: when it is paid, emptied or out of time. Journalled with the staff member.
         */
        post: operations["linkSupportCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}/payments/{paymentId}/settlement": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description What names a payment that is stuck. */
                paymentId: components["parameters"]["paymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what became of a payment that its processor can be asked about no more
         * @description Of a payment that is stuck: its answer was lost, or money that was reserved is still to be taken or to be given back, and the site has left the processor or the account that it was made at, or the processor has forgotten it. Staff look it up in the processor's console. Charged, it pays the order, or its part of it where there are later instalments, with the number that the console shows; not charged or given back, the payment is over and the server lets its seats go. Of a later instalment, or a payment that was due, the tickets stay good, and what was not charged, or was given back, is due again. Money that was reserved for tickets which are out, and was not taken, is asked of the buyer once more, by mail. A payment that can't pay an order any more must be refunded first; settle it as given back. unpaidAmount of the answer tells what of the order is still to be paid. No money moves. The id is that of the cart, of its sale or of one of its holds. Journalled with the staff member.
         */
        post: operations["settlePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}/replay": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A cart made again from its journal, and where what is stored differs
         * @description The id is that of a cart, of its sale as on the receipt, or of one hold. States, tickets, prices, taxes and the total are compared.
         */
        get: operations["replaySupportCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/carts/{id}/test-case": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A cart as a test case, with all that its replay needs
         * @description The id is that of a cart, of its sale as on the receipt, or of one hold. Persons have pseudonyms, the same for the same email address of one organiser, and no way back.
         */
        get: operations["exportSupportCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/sales/{id}/refund-preview": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a refund would give back
         * @description Nothing is changed. The id is that of a sale, of its receipt, of a cart or of a hold. Without items it is the whole sale: all that can still go back, its deliveries included.
         */
        post: operations["previewRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/sales/{id}/refunds": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The refunds of a sale, oldest first
         * @description What was paid, what went back and what became of each refund.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Give money of a sale back
         * @description The amount is that of the preview: where anything has changed since, nothing is refunded. The tickets end at once; the money goes back to the card first, up to what it paid, then to the gift certificates. A refund that its processor has not confirmed is `requested`, and is asked for again by the server until it is known to be done or refused. Journalled with the staff member, and mailed to who bought.
         */
        post: operations["refundSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/sales/{id}/refunds/{refundId}/settlement": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Id of a refund. */
                refundId: components["parameters"]["refundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what became of a refund that its processor refuses to repeat
         * @description Of a refund that is stuck: its processor was asked again after an answer was lost, and refused, so that the server cannot know what the first request did. Staff look it up in the processor's console. Given back, it ends as done, with the number that the console shows; not given back, it ends as refused and its tickets are good again. No money moves. Journalled with the staff member.
         */
        post: operations["settleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/sales/{id}/actions/resend": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a receipt again, with the tickets that can be printed
         * @description To whom bought, at the address of the order. The id is that of a sale, of its receipt, of a cart or of a hold. Journalled with the staff member.
         */
        post: operations["resendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/sales/{id}/void-preview": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What voiding a sale would end
         * @description Nothing is changed. The id is that of a sale, of its receipt, of a cart or of a hold. Only a sale whose payment is due can be voided: what was paid is refunded.
         */
        post: operations["previewVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/sales/{id}/void": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a sale whose payment is due and that nobody will pay
         * @description Its tickets end at once, its seats go back on sale, and what gift certificates paid is on them again. Nothing can be paid of it any more. Journalled with the staff member, and mailed to who bought. One of two requests, a payment by the mail's link or this one, is carried out.
         */
        post: operations["voidSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/clients": {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description An email, an id, or the beginning of a name or an email */
                q: components["schemas"]["ClientSearch"];
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clients of the site by email, id or name */
        get: operations["listSupportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/clients/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * One client: the profile, what belongs to it, and what was done with it
         * @description The id or the email of a client. Of a closed account it tells by its id when it was closed, and nothing else.
         */
        get: operations["getSupportClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/clients/{id}/actions/export": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A copy of what is held about a client
         * @description For a client who asks for it and cannot sign in. Written down with the staff member and the reason.
         */
        post: operations["exportSupportClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/clients/{id}/closing": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What closing a client's account would do
         * @description Nothing is changed.
         */
        get: operations["previewSupportClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/clients/{id}/actions/close": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a client's account
         * @description As the client could. Written down with the staff member and the reason; the client gets the same letter.
         */
        post: operations["closeSupportClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/clients/{id}/actions/ask-new-password": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a client for a new password
         * @description Every sign-in of the client ends, a letter has the link to choose another password, and who signs in with the present one is led to change it. With `takenOver`, only that link opens the account, or one that takes an earlier email back. Written down with the staff member and the reason.
         */
        post: operations["askNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/holds": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Only this event */
                eventId?: components["schemas"]["OptionalId"];
                /** @description Only this cart */
                cartId?: components["schemas"]["OptionalId"];
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live holds of the site, the next to end first */
        get: operations["listSupportHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/holds/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** One hold */
        get: operations["getSupportHold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/holds/{id}/explanation": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What became of a hold, and what its shopper was refused
         * @description The id is that of a hold, of a cart, of its sale as on the receipt, or of a session. Each finding cites the entry of the journal it rests on. Sessions are told by their last characters only.
         */
        get: operations["explainSupportHold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/holds/{id}/actions/release": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a shopper's hold
         * @description Journalled with the staff member and the reason.
         */
        post: operations["releaseSupportHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/events/{id}/seats/{seatId}/explanation": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Tickets of the party that would sit there */
                qty?: number;
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Id of the seat */
                seatId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who has a seat of an event, whether it can be chosen, and everything that happened to it
         * @description The id is that of an event. Whether it can be chosen is decided by the rules that the map and the holds go by.
         */
        get: operations["explainSupportSeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/events/{id}/refund-preview": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What refunding a cancelled event would give back
         * @description Nothing is changed. Of each order that has tickets or places to park for the event, only those and their delivery go back; the rest of the order stays. A ticket of a combo or a subscription goes back at its share of the price, a ticket of a flex pass as a credit.
         */
        post: operations["previewEventRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/events/{id}/refunds": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The refunds of an event as a whole, newest first
         * @description Each with how far it is.
         */
        get: operations["listEventRefunds"];
        put?: never;
        /**
         * Refund a cancelled event, order by order
         * @description The server refunds one order after the other and goes on after a restart; the answer does not wait for it. The amount is that of the preview: where anything has changed since, nothing begins. While one is under way it is answered again, whoever asks, and no other begins. Each refund is journalled with the staff member and mailed to who bought.
         */
        post: operations["refundEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/event-refunds/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How far the refund of an event is, with its orders
         * @description In the order in which they are refunded. What became of an order is told as it is now, after the end too.
         */
        get: operations["getEventRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/event-refunds/{id}/actions/stop": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the refund of an event
         * @description Orders that are not refunded yet stay as they are, and are told as left out. What was given back stays given back. One that is over is answered as it is.
         */
        post: operations["stopEventRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/promotions/{id}/explanation": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description A cart, its sale as on the receipt, or one of its holds: why the promotion did or did not apply to it */
                order?: components["schemas"]["OptionalId"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * What a promotion takes off, who used it, and why it did or did not apply to an order
         * @description The id is that of a promotion, or its code.
         */
        get: operations["explainSupportPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scans": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scan log of an event
         * @description Every code that was scanned for the event, newest first; at a door of several events, a code of none of them stands with the first one. when, at which gate, by whom, and what became of it. Takes the permission scan debug (77).
         */
        get: operations["listScans"];
        put?: never;
        /**
         * Scan a ticket at the door
         * @description The first scan of a good ticket of one of the events lets its holder in; every other is told when and where that was. Whatever is scanned is written in the scan log. Takes the permission admin scan (139); `again` lets somebody in who was let in before, and takes scan god mode (70) too.
         */
        post: operations["scanTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scans/actions/import": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in what was scanned without a network
         * @description Scans with their own times, judged in the order of those. Of two scanners that let the same ticket in, the earlier one stays the first. Code, time and gate say which scan it is: one that let somebody in, or was a copy, stays as it was judged; any other is judged anew. Takes the permission scan barcode import (85).
         */
        post: operations["importScans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scans/events/{id}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The good tickets of an event
         * @description What a scanner needs to know to judge codes without a network, beside the public keys: which tickets are good, by which of their codes, and which were let in already. Takes the permission admin scan (139).
         */
        get: operations["getDoorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/venues": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venues of the site
         * @description Every venue that was imported, with its number of seats. Takes the permission admin (28).
         */
        get: operations["listVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/venues/{id}/plan": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * The files of a venue, and which of its seats are taken
         * @description The seating plan and the venue's file byte for byte as they were imported, their revision, and the seats that are sold, here or elsewhere, or held at any event. Takes the permission admin (28).
         */
        get: operations["getVenuePlan"];
        put?: never;
        /**
         * Judge a plan, and save it
         * @description The site is imported anew from the files it was imported from, with this plan in place of the one before: judged as any import, all or nothing. A seat that is sold or held stays where and what it is. `dryRun` only judges, and takes the permission admin (28); saving takes full admin (100) too. The revision has to be the one that was read. Without one, a new venue of this id is added from its file and its plan; `plan-changed` says that there is one already.
         */
        post: operations["saveVenuePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-keys": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys that tickets' codes are signed with
         * @description Ed25519 keys, newest first; a code names its key and ends in its signature. With them anybody can check a code without asking the server: that it was issued, not that it is still good.
         */
        get: operations["listTicketKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers and migrations are done */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What is different from the availability that was told last: the sections where something changed, as they are now. */
        ChangedSections: {
            /** @description Of the whole availability, with this change */
            version: string;
            /** Format: date-time */
            serverTime: string;
            placesLeft: number;
            sections: {
                sectionId: string;
                version: string;
                placesLeft: number;
                /** @description For each event of the map, the seats that others could sit in there: four seats a hexadecimal digit, in the order of the section's details, the first seat in the highest bit. A seat can be chosen when it has a price level and is free at every event. Left out where there are no seats to choose. */
                free?: string[];
            }[];
        };
        /** @enum {string} */
        KeyKind: "pages" | "events" | "subscriptions" | "flexpass";
        /** @description RFC 9457 problem details, with the code to decide on and a message to show. */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description From the operation's closed list */
            code: string;
            /** @description For the shopper, in the request's language */
            message: string;
            /** @description What the caller can do */
            action: string;
            detail?: string;
            /** @description The fields at fault */
            errors?: {
                path: string;
                /** @description What is wrong; of a client or a card, the name of the form error */
                message: string;
            }[];
            seatIds?: string[];
            /** @description Seats that could be had instead */
            nearest?: string[];
            /**
             * @description Of a hold refused for its seats, where it can be told: the first of the groups asked for that is at fault,
             *     counted from 0; `seatIds` may be of later ones too. `nearest` would come instead of that group's seats in the row
             *     at fault, asked for after all the other groups; asked for last, even the same seats may do.
             */
            group?: number;
            /** @description Of release-not-whole: all the lines to give back (idCartLine), those asked for among them */
            holds?: string[];
            min?: number;
            max?: number;
            /**
             * @description Of invalid-quantity: how many are sold at a time, from the least quantity on; left out where any number between
             *     `min` and `max` may be had
             */
            step?: number;
            /**
             * @description Of a hold refused for a choice inside a combo, where it can be told: the group of the combo to choose in again.
             *     The message names the group or its event
             */
            comboGroupId?: string;
            /** @description The same: the detail of the combo that cannot be had */
            comboGroupDetailId?: string;
            available?: number;
            amount?: number;
            saleState?: string;
            /**
             * @description Of queue-key-needed: a key of the queue is missing
             * @enum {string}
             */
            reason?: "keyserver";
            /**
             * @description Of queue-key-needed: the queue whose key is missing, as its own operations name it. It may be the queue of the page of
             *     what was asked for, or of one event of a combo.
             */
            queue?: {
                type: components["schemas"]["KeyKind"];
                id: string;
            };
            /**
             * @description Why the card was refused, as far as a shopper may know, in Stripe's words whatever the processor; a decline
             *     that speaks of theft or risk is card_declined.
             */
            declineCode?: string;
            /** @description Key of a closer text than message, such as checkout.stripe.error.insufficient_funds */
            messageKey?: string;
            clientSecret?: string;
            /**
             * @description Of authentication-needed: what the processor made of a wallet's token, whose card its bank must be asked about
             *     before it pays. It pays under the wallet's type.
             */
            cardToken?: string;
            /** @description Seconds */
            retryAfter?: number;
        };
        /** @enum {string} */
        Language: "fr" | "en";
        /** @description Colours of the tenant; missing ones follow from these. */
        ThemePalette: {
            [key: string]: string;
        };
        /** @enum {string} */
        SocialProvider: "FACEBOOK" | "GOOGLE";
        /** @description A provider shoppers may sign in with; public keys only. */
        SocialSignIn: {
            provider: components["schemas"]["SocialProvider"];
            /** @description The site's application with the provider */
            clientId: string;
        };
        /** @enum {string} */
        CartElementPart: "edit" | "delete" | "addTickets" | "seatMapPdf" | "info" | "serviceCharge";
        CheckoutSite: {
            checkoutOrigin: string;
            shopOrigin: string;
        };
        /** @description What the sheets of wallets are opened with. A wallet that is not offered is absent. */
        WalletSettings: {
            /** @description As the sheets name who sells */
            merchantName: string;
            applePay?: {
                merchantIdentifier: string;
                /** @description A script that brings it; absent where browsers have it */
                sdkUrl?: string;
            };
            googlePay?: {
                sdkUrl: string;
                /** @enum {string} */
                environment: "PRODUCTION" | "TEST";
                /** @description Of Google; needed in PRODUCTION */
                merchantId?: string;
                /** @description Who opens its tokens: parameters of PAYMENT_GATEWAY */
                tokenization: {
                    [key: string]: string;
                };
            };
        };
        /** @enum {string} */
        LogLevel: "debug" | "info" | "warn" | "error";
        /** @description imageSize is SMALL (the favicon), BIG, BANNER or {W}x{H}, with _FR for a French variant. */
        Image: {
            imageSize: string;
            url: string;
        };
        /** @enum {string} */
        Processor: "PAYMENTECH" | "MONERIS" | "PAYPAL" | "EXACT" | "STRIPE" | "PAYSAFE" | "DO_NOT_USE" | "CARDCONNECT" | "GLOBALPAYMENTS";
        /**
         * @description HOSTED: in fields of the processor's own, which give a token. NUMBERS: in fields of the shop's, which send the numbers. Absent: no card is taken.
         * @enum {string}
         */
        CardEntry: "HOSTED" | "NUMBERS";
        /** @description Public keys only. */
        ProcessorConfig: {
            type: components["schemas"]["Processor"];
            /** @description Publishable key or tokenisation access */
            token?: string;
            threeDSecure: boolean;
            /** @description Browser key of the 3-D Secure library */
            threeDSecureToken?: string;
            accountId?: string;
            /** @description Where the processor serves its card fields: a script, or the page of a frame (extension) */
            sdkUrl?: string;
            /** @description Where its 3-D Secure library is served (extension) */
            threeDSecureUrl?: string;
            cardEntry?: components["schemas"]["CardEntry"];
            /** @description Whether clients may have it keep a card. false where it has kept some, which can be removed; absent where it never did (extension) */
            keepsCards?: boolean;
            /** @enum {string} */
            environment?: "LIVE" | "TEST";
        };
        /** @description Where customers of a region call. */
        ServiceLine: {
            /** @enum {string} */
            region: "QUEBEC" | "ATLANTIC" | "ONTARIO" | "WEST";
            phone: string;
        };
        SocialLink: {
            /** @description Its name, as it is read */
            network: string;
            /** Format: uri */
            url: string;
        };
        Contact: {
            phone?: string;
            email?: string;
            address?: string;
            /** @description Customer service by region (extension) */
            lines?: components["schemas"]["ServiceLine"][];
            /** @description Where the organiser is to be followed (extension) */
            social?: components["schemas"]["SocialLink"][];
        };
        /** @enum {string} */
        DeliveryCategory: "E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL";
        /** @enum {string} */
        SitePage: "faq" | "contact" | "careers" | "medias" | "streaming" | "vq" | "pos";
        /** @enum {string} */
        BannerPlace: "carousel" | "main" | "secondary";
        /** @enum {string} */
        NewsletterSender: "organiser" | "producers";
        WebsiteConfig: {
            accountId: string;
            accountCode: string;
            subdomain: string;
            /** @description Name of the organiser (extension) */
            name: string;
            tagline?: string;
            /** @description Cart features are on */
            cart: boolean;
            /** @description Where links to the cart lead while it is off; `{lang}` stands for the language */
            cartRedirectionUrl?: string;
            /** @description NO, OPTIONAL, or any other value: an account is required */
            clientAccount: string;
            /** @description The first is the default */
            languages: components["schemas"]["Language"][];
            /** @description HTML shown above the application */
            header?: string;
            /** @description HTML shown below the application */
            footer?: string;
            backgroundImage?: string;
            backgroundColor?: string;
            themePalette: components["schemas"]["ThemePalette"];
            /** @description Name of the type and shape family (extension) */
            themeMood?: string;
            styleTkp?: boolean;
            flowStandard?: boolean;
            /** @description The holder of each ticket is asked a question */
            uniqueHolderSurvey?: boolean;
            /** @description What they are asked, in the language of the request (extension) */
            holderSurvey?: {
                question: string;
                /** @description Nothing is sold before each ticket has an answer */
                required: boolean;
            };
            /** @description None when absent */
            socialProviders?: components["schemas"]["SocialSignIn"][];
            /**
             * @description Of Facebook's library
             * @default v3.2
             */
            facebookVersion?: string;
            /** @description What a cart line does not show (extension) */
            hiddenCartElements?: components["schemas"]["CartElementPart"][];
            /**
             * @description A ticket's place links to a map (extension)
             * @default false
             */
            showMapsLink?: boolean;
            /** @description The checkout is at an origin of its own; false when absent */
            checkout?: boolean;
            /** @description It stays at the shop's all the same; false when absent */
            oldCheckout?: boolean;
            /** @description Where it is, and where the shop is (extension) */
            checkoutSite?: components["schemas"]["CheckoutSite"];
            /** @description Calendars are the compact grid, as when absent; false for the wide one */
            oldFlow?: boolean;
            /**
             * @description A line of the cart may be divided over prices
             * @default false
             */
            splitPrice?: boolean;
            /** @description None when absent (extension) */
            wallets?: components["schemas"]["WalletSettings"];
            /** @description What PayPal's script is loaded with; not offered when absent (extension) */
            paypal?: {
                /** @description Of the app at PayPal */
                clientId: string;
                /** @description The script, before its parameters */
                sdkUrl: string;
            };
            /** @description Sites that do not offer Interac (extension) */
            interacHiddenSubdomains?: string[];
            /**
             * @description Sign-up asks for consent to the policy (extension)
             * @default false
             */
            privacyConsent?: boolean;
            /** @description Where the policy is, by language (extension) */
            privacyUrl?: {
                fr?: string;
                en?: string;
            };
            /**
             * @description Client forms ask for company and title (extension)
             * @default false
             */
            showCompanyAndTitle?: boolean;
            /**
             * @description How fields of times count hours; 24 when absent (extension)
             * @enum {integer}
             */
            timeFormat?: 12 | 24;
            /**
             * @description The site has tag managers, which shoppers are asked about first (extension)
             * @default false
             */
            tracking?: boolean;
            /**
             * @description Places to stay near an event are shown, by a provider in a frame (extension)
             * @default false
             */
            nearbyStays?: boolean;
            /** @description What its shop tells the server's log, and whatever is graver; warn when absent (extension) */
            logLevel?: components["schemas"]["LogLevel"];
            /**
             * Format: uri
             * @description Who tells the position of a network address, where a browser does not; nobody when absent (extension)
             */
            networkPositionUrl?: string;
            images: components["schemas"]["Image"][];
            processorConfig: components["schemas"]["ProcessorConfig"];
            contact?: components["schemas"]["Contact"];
            /** @description IANA zone of the organiser (extension) */
            timeZone: string;
            /** @description Seconds a hold lasts (extension) */
            reservationTime: number;
            /** @description How many times a shopper may ask for more time (extension) */
            renewals?: number;
            deliveries?: components["schemas"]["DeliveryCategory"][];
            /** @description What the site has beside its programme and its venues; nothing when absent (extension) */
            sitePages?: components["schemas"]["SitePage"][];
            /** @description What the home page puts forward; nothing when absent (extension) */
            banners?: components["schemas"]["BannerPlace"][];
            /**
             * @description Forms ask whether an email looks right (extension)
             * @default false
             */
            emailCheck?: boolean;
            /** @description Whose newsletters shoppers may ask for; nobody's when absent (extension) */
            newsletters?: components["schemas"]["NewsletterSender"][];
            /** @description Who runs the ticketing, elsewhere (extension) */
            solutionUrl?: string;
            /** @description Hosts, besides the site's own, that its redirect route may lead to (extension) */
            redirectHosts?: string[];
        };
        /** @enum {string} */
        Category: "show" | "sport" | "music" | "comedy" | "festival" | "art" | "exhibition";
        /** @description Or its code */
        ProvinceName: string;
        /** @description A day of the organiser's, or a time of it, without a zone */
        LocalMoment: string;
        SearchText: string;
        /** @enum {string} */
        Display: "ITEMS" | "DATES" | "CALENDAR_ONLY" | "PRICES";
        /** @enum {string} */
        SaleState: "ONSALE" | "SOLDOUT" | "WASONSALE" | "NOTAVAILABLE" | "CANCELLED" | "INVISIBLE";
        /** @description Where an event takes place. */
        Place: {
            id: string;
            name: string;
            addressLine1?: string;
            addressLine2?: string;
            city: string;
            provinceState: string;
            postalCode?: string;
            country: string;
            latitude?: number;
            longitude?: number;
        };
        /** @description A venue by its name. */
        PlaceName: {
            id: string;
            name: string;
        };
        PageSummary: {
            id: string;
            title: string;
            subtitle?: string;
            category: components["schemas"]["Category"];
            imageUrlBig: string;
            imageUrlSmall: string;
            display: components["schemas"]["Display"];
            saleState: components["schemas"]["SaleState"];
            featured: boolean;
            /** @description Cents, service charge included, taxes to follow */
            priceFrom?: number;
            /** Format: date-time */
            firstStart?: string;
            /** Format: date-time */
            lastStart?: string;
            eventCount?: number;
            place?: components["schemas"]["Place"];
            /** @description Each venue of the events to come once, else of all events, in their order (extension) */
            places?: components["schemas"]["PlaceName"][];
            /** @description The next event on sale */
            nextEventId?: string;
            /** @description Kilometres to its nearest venue, from the postal code asked for (extension) */
            distance?: number;
        };
        /** @description As the server gave it */
        Id: string;
        ItemHour: {
            formattedHour: string;
            formattedDatetime: string;
            saleState: components["schemas"]["SaleState"];
            expositionId: string;
            /**
             * Format: date-time
             * @description Extension
             */
            start?: string;
            /** @description Hides the hour */
            dateOnly: boolean;
        };
        /**
         * @description none: price levels only
         * @enum {string}
         */
        SeatMapMode: "full" | "polygons" | "none";
        CalendarEvent: {
            id: string;
            code: string;
            showId: string;
            title: string;
            imageUrl?: string;
            note?: string;
            saleState: components["schemas"]["SaleState"];
            itemHours: components["schemas"]["ItemHour"][];
            /** @description Only the alternative exhibit is available (extension) */
            altExhibit?: boolean;
            /**
             * Format: date-time
             * @description Extension
             */
            start: string;
            /**
             * Format: date-time
             * @description Extension
             */
            doors?: string;
            /**
             * Format: date-time
             * @description Extension
             */
            onSaleFrom?: string;
            /** @description On sale to some until then (extension) */
            inPresale?: boolean;
            place: components["schemas"]["Place"];
            /** @description How its places are chosen: a screen that waits for it has the shape of what comes (extension) */
            seatMap?: components["schemas"]["SeatMapMode"];
            /** @description Cents, service charge included, taxes to follow (extension) */
            priceFrom?: number;
            /** @description Places left, told only when few are (extension) */
            placesLeft?: number;
        };
        Show: {
            id: string;
            title: string;
            durationMinutes?: number;
            events: components["schemas"]["CalendarEvent"][];
        };
        /** @description One price type in a price level; amounts in cents. */
        Price: {
            id: string;
            /** @description Extension */
            name: string;
            /** @description Key of the price type, such as adult (extension) */
            priceType: string;
            price: number;
            /** @description What it costs by itself or cost before, where it costs less here; struck through (extension) */
            originalPrice?: number;
            serviceCharges: number;
            /** @description Step of plus and minus when above 0 */
            divisor: number;
            /** @description 0 = unlimited */
            maxTickets: number;
            minTickets: number;
            /** @description The organiser sells no more at it (extension) */
            soldout?: boolean;
            /** @description By which promotion (extension) */
            promoId?: string;
            qty?: number;
            seatIds?: string[];
            confirmed?: boolean;
            total?: number;
        };
        /** @description A price level as it is sold. The documents give another entity the same name, MapPriceLevel here. */
        PriceLevel: {
            id: string;
            name: string;
            prices: components["schemas"]["Price"][];
            serviceCharge_min: number;
            serviceCharge_max: number;
            price_min: number;
            price_max: number;
            original_price_min: number;
            original_price_max: number;
            soldout: boolean;
            hasPromo: boolean;
            /** @description Reserved seating: seats are picked on the map */
            rs: boolean;
            priceLevelColor: string;
            qty: number;
            seatsId: string[];
            /** @description The general admission section it sells (extension) */
            sectionId?: string;
            /** @description Extension */
            placesLeft?: number;
        };
        /** @description Events sold together at one price, with the same places at each. */
        Subscription: {
            id: string;
            title: string;
            /** @description HTML */
            description?: string;
            imageUrl?: string;
            note?: string;
            saleState: components["schemas"]["SaleState"];
            seatMap: components["schemas"]["SeatMapMode"];
            events: components["schemas"]["CalendarEvent"][];
            priceLevels: components["schemas"]["PriceLevel"][];
            priceFrom?: number;
        };
        /** @enum {string} */
        ComboGroupKind: "MANDATORY" | "OPTIONAL" | "PSEUDO_MANDATORY";
        /** @description One thing a group offers, a price level of an event. */
        ComboDetail: {
            /** @description What a hold names as comboGroupDetailId */
            id: string;
            showId: string;
            eventId: string;
            title: string;
            /**
             * Format: date-time
             * @description Extension
             */
            start: string;
            /** @description Extension */
            place: components["schemas"]["Place"];
            priceLevelId: string;
            /** @description Its name (extension) */
            priceLevel: string;
            /** @description Whether it has numbered seats (extension) */
            rs: boolean;
            soldout: boolean;
            /** @description As they are inside the combo */
            prices: components["schemas"]["Price"][];
        };
        ComboGroup: {
            id: string;
            /** @description Extension */
            kind: components["schemas"]["ComboGroupKind"];
            name?: string;
            /** @description Price levels to pick, of a mandatory group */
            required?: number;
            /** @description Fewest picks, of a pseudo-mandatory group */
            min?: number;
            /** @description Most picks, of a pseudo-mandatory group */
            max?: number;
            details: components["schemas"]["ComboDetail"][];
            itemHours: components["schemas"]["ItemHour"][];
        };
        /** @description Several events sold as one. */
        Combo: {
            id: string;
            title: string;
            /** @description HTML (extension) */
            description?: string;
            imageUrl?: string;
            /** @description Most of it in one cart (extension) */
            perCart?: number;
            /** @description Cents: the least that one costs, service charges included, taxes to follow (extension) */
            priceFrom?: number;
            saleState: components["schemas"]["SaleState"];
            mandatoryGroups: components["schemas"]["ComboGroup"][];
            optionalGroups: components["schemas"]["ComboGroup"][];
            pseudoMandatoryGroups: components["schemas"]["ComboGroup"][];
            /** @description A show may be picked only once (extension) */
            onePerShow: boolean;
            /** @description An event may be picked only once (extension) */
            onePerPerformance: boolean;
        };
        /** @description From so many events on, each ticket costs so much less; one of the three. */
        ByocTier: {
            events: number;
            percentOff?: number;
            /** @description Cents */
            amountOff?: number;
            /** @description Cents */
            price?: number;
        };
        /** @description A combo that shoppers build themselves (extension); each event is taken once, with as many tickets as the others. */
        Byoc: {
            id: string;
            title: string;
            /** @description HTML */
            description?: string;
            imageUrl?: string;
            perCart?: number;
            saleState: components["schemas"]["SaleState"];
            /** @description Most events */
            most: number;
            /** @description The fewest events first */
            tiers: components["schemas"]["ByocTier"][];
            /** @description At their own prices */
            details: components["schemas"]["ComboDetail"][];
        };
        /** @enum {string} */
        ProductKind: "membership" | "giftcertificate" | "donation" | "flexpass";
        /** @description What a shopper may choose to pay, in cents, both bounds inclusive. */
        ProductAmounts: {
            min: number;
            max: number;
            suggested: number[];
        };
        /** @description What a page sells without a seat (extension); amounts in cents. A membership is held as MEMBER, a gift certificate as GIFT_CERTTIFICATES, a donation and a flex pass as show; the product's id is the group's and the price's. */
        Product: {
            id: string;
            kind: components["schemas"]["ProductKind"];
            title: string;
            /** @description HTML */
            description?: string;
            imageUrl?: string;
            saleState: components["schemas"]["SaleState"];
            /**
             * Format: date-time
             * @description While it is not on sale yet
             */
            onSaleFrom?: string;
            /** @description For one; absent where the shopper chooses an amount */
            price?: number;
            serviceCharges: number;
            /** @description Instead of a price */
            amounts?: components["schemas"]["ProductAmounts"];
            /** @description Pieces in one cart, 0 = unlimited */
            maxTickets: number;
            taxable: boolean;
            /**
             * Format: date
             * @description Last day of a membership
             */
            validUntil?: string;
            /** @description Of a membership, from the day it is bought */
            validMonths?: number;
            /** @description Of a membership */
            benefits?: string[];
            /** @description Tickets a flex pass may be exchanged for */
            credits?: number;
            /** @description That a flex pass opens */
            events?: components["schemas"]["CalendarEvent"][];
            /** @description What the receipt says of a donation */
            receiptText?: string;
        };
        /** @description Another page or address worth a look; skipped when one of notEventIds is selected. */
        Suggestion: {
            title: string;
            /** @description Instead of pageId */
            url?: string;
            /** @description Instead of url */
            pageId?: string;
            notEventIds: string[];
        };
        Page: {
            id: string;
            title: string;
            subtitle?: string;
            /** @description HTML */
            description?: string;
            category: components["schemas"]["Category"];
            imageUrlBig: string;
            imageUrlSmall: string;
            display: components["schemas"]["Display"];
            /** @description Other than ONSALE, it blocks the whole page */
            saleState: components["schemas"]["SaleState"];
            /** @description http or https, or a path of this server; followed when the page loads */
            redirectUrl?: string;
            priceFrom?: number;
            /** @description Its events and subscriptions are bought with as many tickets of each */
            sameTicketCount?: boolean;
            shows: components["schemas"]["Show"][];
            subscriptions: components["schemas"]["Subscription"][];
            combos: components["schemas"]["Combo"][];
            /** @description Extension */
            byocs: components["schemas"]["Byoc"][];
            /** @description Sold without a seat (extension) */
            products?: components["schemas"]["Product"][];
            suggestion: components["schemas"]["Suggestion"][];
            itemsDates: {
                items: {
                    /** Format: date */
                    date: string;
                    dates: components["schemas"]["CalendarEvent"][];
                }[];
            };
        };
        ByocEvents: {
            eventIds: components["schemas"]["Id"][];
        };
        ByocEventPrices: {
            eventId: string;
            prices: components["schemas"]["Price"][];
        };
        /** @description No cart has more */
        TicketCount: number;
        ByocChoice: {
            /** @description Empty while no event is chosen */
            eventIds: components["schemas"]["Id"][];
            qty: components["schemas"]["TicketCount"];
        };
        /** @description What some of the chosen events cost together; amounts in cents. */
        ByocPriceGroup: {
            id: string;
            name: string;
            eventIds: string[];
            qty: number;
            /** @description At the least that each costs somebody without any condition, service charges included, taxes to follow */
            total: number;
            prices: components["schemas"]["Price"][];
        };
        /** @description A membership that opens a presale or lowers prices (extension). */
        OpeningMembership: {
            id: string;
            title: string;
            pageId?: string;
        };
        /** @description How an event is sold before its sale opens to all (extension). */
        Presale: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            until: string;
            isOpen: boolean;
            /** @description Whether codes open it */
            byCode: boolean;
            /** @description Those that open it */
            memberships: components["schemas"]["OpeningMembership"][];
        };
        EventDetail: {
            id: string;
            code: string;
            pageId: string;
            showId: string;
            title: string;
            pageTitle: string;
            imageUrl?: string;
            /** @description Of a day that is sold by the hour, all its hours; one is chosen by its expositionId (extension) */
            itemHours?: components["schemas"]["ItemHour"][];
            /** @description The hour this is, of those of its day; absent where it is still to be chosen, and then there are no price levels (extension) */
            hoursId?: string;
            /** Format: date-time */
            start: string;
            /** Format: date-time */
            doors?: string;
            /** Format: date-time */
            onSaleFrom?: string;
            durationMinutes?: number;
            note?: string;
            saleState: components["schemas"]["SaleState"];
            place: components["schemas"]["Place"];
            seatMap: components["schemas"]["SeatMapMode"];
            priceLevels: components["schemas"]["PriceLevel"][];
            priceFrom?: number;
            placesLeft?: number;
            avoidSingle: boolean;
            /** @description As of the venue; true when absent */
            lastResort?: boolean;
            /** @description Taxes that will be added */
            taxNames: string[];
            presale?: components["schemas"]["Presale"];
            /** @description Memberships that lower prices here now (extension) */
            memberOffers?: components["schemas"]["OpeningMembership"][];
            /** Format: date-time */
            serverTime: string;
            timeZone: string;
        };
        /** @description As the server gave it */
        Token: string;
        /** @description A subscription with what is needed to choose its places. */
        SubscriptionDetail: {
            id: string;
            pageId: string;
            title: string;
            pageTitle: string;
            /** @description HTML */
            description?: string;
            imageUrl?: string;
            /**
             * Format: date-time
             * @description Of the first event
             */
            start: string;
            note?: string;
            saleState: components["schemas"]["SaleState"];
            place: components["schemas"]["Place"];
            seatMap: components["schemas"]["SeatMapMode"];
            events: components["schemas"]["CalendarEvent"][];
            priceLevels: components["schemas"]["PriceLevel"][];
            priceFrom?: number;
            /** @description Free at every event */
            placesLeft: number;
            avoidSingle: boolean;
            /** @description As of the venue; true when absent */
            lastResort?: boolean;
            /** @description Taxes that will be added */
            taxNames: string[];
            /** Format: date-time */
            serverTime: string;
            timeZone: string;
        };
        /**
         * @description TABLE: the last seat neighbours the first
         * @enum {string}
         */
        RowType: "SEAT" | "TABLE";
        Seat: {
            id: string;
            name: string;
            /** @description Place in the row, from 0 */
            order: number;
            rowId: string;
            rowName: string;
            sectionName: string;
            levelName: string;
            x: number;
            y: number;
            /** @description Degrees */
            rotation: number;
            /** @description Wheelchair-accessible seat (extension) */
            accessible?: boolean;
        };
        Row: {
            id: string;
            name: string;
            type: components["schemas"]["RowType"];
            seats: components["schemas"]["Seat"][];
        };
        Point: {
            x: number;
            y: number;
        };
        /** @description A picture of the stage as seen from places of a section (extension): from the seats it names, else from the rows, else from the whole section. Of several that hold true for a seat, the most exact one is shown. */
        SeatView: {
            imageUrl: string;
            /** @description What it shows, in words */
            description: string;
            rowIds?: string[];
            seatIds?: string[];
        };
        Section: {
            id: string;
            name: string;
            levelName?: string;
            /**
             * @description Extension
             * @enum {string}
             */
            kind?: "seats" | "general-admission";
            /** @description Absent in polygon mode */
            rows?: components["schemas"]["Row"][];
            polygons: components["schemas"]["Point"][][];
            numberOfSeats: number;
            priceLevels: string[];
            colors: string[];
            /** @description Extension; absent where the organiser gave no picture */
            views?: components["schemas"]["SeatView"][];
        };
        Level: {
            id: string;
            name: string;
            sections: components["schemas"]["Section"][];
        };
        /** @description A price level as the map draws it. The documents give another entity the same name, PriceLevel here. */
        MapPriceLevel: {
            id: string;
            /** @description Extension */
            name: string;
            color: string;
            /** @description None apart from an event */
            prices: components["schemas"]["Price"][];
            /** @description Cents, service charge included; 0 apart from an event */
            min: number;
            /** @description Cents, service charge included; 0 apart from an event */
            max: number;
        };
        /** @description What is drawn but not sold, such as the stage (extension). */
        Decoration: {
            /** @enum {string} */
            shape: "polygon" | "circle" | "ellipse" | "rectangle" | "text";
            position: components["schemas"]["Point"];
            rotation?: number;
            color?: string;
            borderColor?: string;
            polygon?: {
                points: components["schemas"]["Point"][];
            };
            circle?: {
                radius: number;
            };
            ellipse?: {
                radius: components["schemas"]["Point"];
            };
            rectangle?: {
                width: number;
                height: number;
            };
            /** @description Extension. What seats look at, such as the stage */
            front?: boolean;
            text?: {
                text: string;
                size?: number;
                color?: string;
                position?: components["schemas"]["Point"];
            };
        };
        Venue: {
            id: string;
            name: string;
            levels: components["schemas"]["Level"][];
            priceLevels: components["schemas"]["MapPriceLevel"][];
            imageUrl?: string;
            scaleImage?: number;
            seatSizeFactor?: number;
            avoidSingle: boolean;
            /** @description Extension. False when even the last seats of a section are not sold so that one stays alone; true when absent */
            lastResort?: boolean;
            facilityId?: string;
            decorations?: components["schemas"]["Decoration"][];
            /** @description Extension */
            bounds: {
                x: number;
                y: number;
                width: number;
                height: number;
            };
            /** @description Changes with the geometry (extension) */
            version: string;
        };
        SeatDetail: {
            seatId: string;
            priceLevelId: string | null;
            invisible: boolean;
            /** @description False for held, sold and blocked seats */
            sellable: boolean;
            /** @description Extension, of a subscription. A seat that cannot be chosen and yet is somebody's to sit in at some of its events: their indices among `events` of the subscription. The rules of neighbours are those of each event */
            freeAt?: number[];
            note?: string;
        };
        /** @description Of an event or of a subscription; one of the two ids is there. */
        Availability: {
            eventId?: string;
            subscriptionId?: string;
            version: string;
            /** Format: date-time */
            serverTime: string;
            placesLeft: number;
            sections: {
                sectionId: string;
                /** @description Changes when a seat of the section changes */
                version: string;
                /** @description 0 as well where nothing of the section is on sale */
                placesLeft: number;
                /** @description Of its places, those that are sold by this event */
                capacity: number;
            }[];
        };
        /** @enum {string} */
        HoldType: "show" | "subscription" | "parking" | "COMBO" | "BYOC" | "MEMBER" | "GIFT_CERTTIFICATES";
        /** @description As the server gave it; empty for none */
        OptionalId: string;
        /** @description Of a promotion or a presale */
        PromoCode: string;
        Cents: number;
        Url: string;
        PersonName: string;
        RequiredEmail: string;
        /** @description Whom a gift certificate is for (extension); without one it goes to who buys it. */
        GiftRecipient: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["RequiredEmail"];
            message?: string;
            /**
             * Format: date
             * @description Local day of the mail; absent means at once
             */
            sendOn?: string;
        };
        HoldPriceLine: {
            /** @description Price id */
            id: components["schemas"]["Id"];
            qty: components["schemas"]["TicketCount"];
            seatIds?: components["schemas"]["Id"][];
            promoId?: components["schemas"]["OptionalId"];
            /** @description The hour, of an event that is a day of hours */
            expositionId?: components["schemas"]["OptionalId"];
            parkingId?: components["schemas"]["OptionalId"];
            parkingDate?: string;
            parkingType?: string;
            presale?: components["schemas"]["PromoCode"];
            confirmed?: boolean;
            /** @description Price plus service charges; the server recomputes it */
            amount?: components["schemas"]["Cents"];
            referenceId?: components["schemas"]["OptionalId"];
            comboGroupDetailId?: components["schemas"]["OptionalId"];
            giftCertificatesId?: components["schemas"]["OptionalId"];
            imageUrl?: components["schemas"]["Url"];
            pageUrl?: components["schemas"]["Url"];
            venue?: string;
            date?: string;
            title?: string;
            recipient?: components["schemas"]["GiftRecipient"];
        };
        /** @description As a processor or another service gave it */
        ForeignToken: string;
        HoldGroup: {
            type: components["schemas"]["HoldType"];
            /** @description Event id for type show (or the id of a donation or a flex pass), subscription id for type subscription, and so on */
            id: components["schemas"]["Id"];
            prices: components["schemas"]["HoldPriceLine"][];
            /** @description Of the queue of what is held. Ignored for a combo: there the session's own key counts, for each of its events */
            keyserverToken?: components["schemas"]["ForeignToken"];
            memberId?: components["schemas"]["OptionalId"];
            comboGroupId?: components["schemas"]["OptionalId"];
            comboId?: components["schemas"]["OptionalId"];
            comboQty?: components["schemas"]["TicketCount"];
            byocId?: components["schemas"]["OptionalId"];
            pageUrl?: components["schemas"]["Url"];
            imageUrl?: components["schemas"]["Url"];
            giftCertificatesId?: components["schemas"]["OptionalId"];
        };
        /** @enum {string} */
        CartState: "empty" | "held" | "paying" | "paid" | "expired";
        /** @enum {string} */
        CartElementType: "event" | "subscription" | "combo" | "member" | "giftcertificate" | "reservedseating";
        CartDetailToken: {
            idCartLine: string;
            seatId?: string;
            seat?: string;
            row?: string;
            /** @description Whether row names a row or a table (extension) */
            rowType?: components["schemas"]["RowType"];
            section?: string;
            level?: string;
            /** @description What its holder answered to the site's question (extension) */
            questionResponse?: string;
        };
        /** @description One line, amounts in cents for one ticket, or one subscription with all its events; total for the line. A line of a subscription names it (subscriptionId) and no event. */
        CartPrice: {
            /** @description Price id */
            id: string;
            /** @description The hold (extension) */
            reservationId: string;
            name: string;
            priceLevel?: string;
            priceLevelId?: string;
            priceType: string;
            price: number;
            originalPrice?: number;
            serviceCharges: number;
            qty: number;
            total: number;
            promoId?: string;
            /** @description Extension */
            promoName?: string;
            parkingId?: string;
            subscriptionId?: string;
            byocId?: string;
            comboId?: string;
            comboGroupId?: string;
            /** @description Which of its group's tickets a line of a combo is (extension) */
            comboGroupDetailId?: string;
            memberId?: string;
            giftCertificatesId?: string;
            /** @description The hour, of an event that is one of several of its day */
            hoursId?: string;
            eventId?: string;
            seatIds: string[];
            confirmed: boolean;
            presale?: string;
            presaleCode?: string;
            cartDetailToken: components["schemas"]["CartDetailToken"][];
            /** @description Extension */
            productId?: string;
            /**
             * @description Extension
             * @enum {string}
             */
            productKind?: "membership" | "giftcertificate" | "donation" | "flexpass" | "parking";
            /** @description Of a product: how many a cart may hold, 0 is no limit (extension) */
            maxTickets?: number;
            /**
             * Format: date
             * @description Local day, of parking (extension)
             */
            parkingDate?: string;
            /** @description Of parking (extension) */
            parkingType?: string;
            /** @description Of parking (extension) */
            parkingAddress?: string;
            recipient?: components["schemas"]["GiftRecipient"];
            /** @description What the receipt says of a donation (extension) */
            receiptText?: string;
            donation?: boolean;
            /** @description The organiser sells no more at this price; what is held stays held. Absent while it is sold */
            soldout?: boolean;
            rs: boolean;
            imageUrl?: string;
            pageUrl?: string;
            /** @description Where the seats of this line are on the map, a PDF, from the site's root as `imageUrl` is. Absent without seats or without a map */
            visualizeSeatUrl?: string;
            /** @description Day and hour of the event in words, in the language of the request */
            fullDate?: string;
            venue?: string;
            /** Format: date-time */
            date?: string;
            title: string;
            abandonedCartActive: boolean;
        };
        /** @description One event of a combo or a subscription in the cart. */
        CartEvent: {
            eventId: string;
            title: string;
            /** Format: date-time */
            eventStart: string;
            location: components["schemas"]["Place"];
        };
        /** @description A parking place on offer with an event. */
        ParkingItem: {
            id: string;
            eventId: string;
            /** @description The session's cart holds it */
            hold: boolean;
            name: string;
            address: string;
            /**
             * Format: date
             * @description Local day
             */
            date: string;
            /** @description Cents, for one place */
            amount: number;
            /** @description What a hold names as parkingType (extension) */
            type: string;
            logo_url?: string;
            /** @description How many a cart may hold, 0 is no limit (extension) */
            maxTickets?: number;
            /** @description Whether no place is left; absent while there is (extension) */
            soldout?: boolean;
        };
        /** @description Cents. totalBeforeTaxes = subtotal + serviceCharge; totalAfterTaxes adds the three taxes. */
        TaxSummary: {
            subtotal: number;
            serviceCharge: number;
            tax1: number;
            tax2: number;
            tax3: number;
            /** @description Empty when there is no such tax */
            descriptionTax1: string;
            descriptionTax2: string;
            descriptionTax3: string;
            totalBeforeTaxes: number;
            totalAfterTaxes: number;
        };
        CartElement: {
            _type: components["schemas"]["CartElementType"];
            /** @description Of an event's element */
            eventId?: string;
            /** @description Of a subscription's element (extension) */
            subscriptionId?: string;
            /** @description Of a combo's element, also of one that a shopper built (extension) */
            comboId?: string;
            /** @description Of a product's element (extension) */
            productId?: string;
            /** @description Page that asks for as many tickets of this event or subscription as of its others (extension) */
            sameTicketCountPage?: string;
            /** @description An event of it is cancelled, so it cannot be paid. Left out where none is (extension) */
            cancelled?: boolean;
            title: string;
            imageUrl?: string;
            /**
             * Format: date-time
             * @description Of the first event; a product has none
             */
            eventStart?: string;
            /** @description A product has none */
            location?: components["schemas"]["Place"];
            prices: components["schemas"]["CartPrice"][];
            /** @description Of a combo or a subscription */
            events?: components["schemas"]["CartEvent"][];
            parking?: components["schemas"]["ParkingItem"][];
            /** @description Of this element (extension) */
            tax: components["schemas"]["TaxSummary"];
        };
        /**
         * @description `look` shows the cart; `pay` also takes it through the checkout
         * @enum {string}
         */
        CartLinkPurpose: "look" | "pay";
        Cart: {
            /** @description What support staff ask for (extension) */
            id: string;
            state: components["schemas"]["CartState"];
            /** @description Grows with every change (extension) */
            version: number;
            cartElements: components["schemas"]["CartElement"][];
            tax: components["schemas"]["TaxSummary"];
            /** @description Without lines that are not confirmed, subscriptions aside; so is tax */
            totalQty: number;
            /** @description Seconds a hold lasts, 0 for an empty cart */
            reservationTime: number;
            /** @description Seconds left; -1 when the holds ran out */
            remainingTime: number;
            /** Format: date-time */
            serverTime: string;
            /** Format: date-time */
            expiresAt?: string;
            renewalsLeft: number;
            /** @description What the link is good for that the cart was read by (extension) */
            link?: {
                purpose: components["schemas"]["CartLinkPurpose"];
                /** Format: date-time */
                expiresAt: string;
                /** @description Whether the checkout would take the cart: by the numbers of its tickets, and the answers of their holders, which a link does not tell */
                isReady: boolean;
            };
        };
        HoldsAnswer: {
            message: string;
            cart: components["schemas"]["Cart"];
            /** @description A pick was allowed only because no better one was left (extension) */
            lastResort?: boolean;
        };
        /** @description Names what to give back, by hold (reservationId), by lines of the cart (holds), by event or by subscription. An event's id names no subscription's holds; a subscription is given back at all its events at once. */
        ReleaseItem: {
            eventId?: components["schemas"]["OptionalId"];
            subscriptionId?: components["schemas"]["OptionalId"];
            /** @description A hold's id */
            reservationId?: components["schemas"]["OptionalId"];
            clientSubscriptionId?: components["schemas"]["OptionalId"];
            /** @description Line ids (idCartLine) */
            holds?: components["schemas"]["Id"][];
            questionResponse?: string;
            shipping?: string;
            qty?: components["schemas"]["TicketCount"];
            parkingId?: components["schemas"]["OptionalId"];
            parkingDate?: string;
            presale?: components["schemas"]["PromoCode"];
        };
        /** @description Empty takes an answer back */
        HolderAnswer: string;
        /** @description What the holder of a ticket answered to the site's question */
        TicketAnswer: {
            idCartLine: components["schemas"]["Id"];
            questionResponse: components["schemas"]["HolderAnswer"];
        };
        PriceLevelHold: {
            /** @description As a hold group's (extension) */
            keyserverToken?: components["schemas"]["ForeignToken"];
            /** @description As a hold line's (extension) */
            presale?: components["schemas"]["PromoCode"];
            /** @description As a hold line's, instead of the query's promo (extension) */
            promoId?: components["schemas"]["OptionalId"];
            priceLevels: {
                /** @description Price level id */
                id: components["schemas"]["Id"];
                prices: {
                    /** @description Price id */
                    id: components["schemas"]["Id"];
                    qty: number;
                }[];
            }[];
        };
        PriceSplit: {
            /** @description The line's hold (reservationId) */
            cartPriceId: components["schemas"]["Id"];
            /**
             * @description Holds of further lines of the same price level whose tickets are in the parts too, such as lines that a shop shows
             *     as one (extension). They change together or not at all
             */
            otherCartPriceIds?: components["schemas"]["Id"][];
            splits: {
                priceId: components["schemas"]["Id"];
                qty: number;
                /** @description The tickets that take this price */
                idCartLine: components["schemas"]["Id"][];
            }[];
        };
        OwnCartLink: {
            reservationToken: string;
            /** Format: date-time */
            expiresAt: string;
        };
        MessageAnswer: {
            message: string;
        };
        PaymentMethods: {
            visa: boolean;
            mastercard: boolean;
            amex: boolean;
            discover: boolean;
            exact: boolean;
            paypal: boolean;
            google_pay: boolean;
            apple_pay: boolean;
            giftcertificate: boolean;
        };
        TaxName: {
            fr: string;
            en: string;
        };
        /** @description A fraction, so that nothing is rounded before the tax is */
        TaxRate: {
            numerator: number;
            denominator: number;
        };
        TaxInForce: {
            /** @enum {string} */
            code: "GST" | "HST" | "QST" | "PST" | "MUNICIPAL";
            name: components["schemas"]["TaxName"];
            rate: components["schemas"]["TaxRate"];
            /**
             * @description Its place: tax1, tax2 or tax3
             * @enum {integer}
             */
            slot: 1 | 2 | 3;
            /** @description Whether it is on the service charge too */
            onServiceCharge: boolean;
        };
        TaxesOf: {
            /** @description Of the event, the subscription or the product */
            id: string;
            /** @description A donation, a gift certificate and what is exempt are not */
            taxable: boolean;
            taxes: components["schemas"]["TaxInForce"][];
        };
        TaxesInForce: {
            /**
             * Format: date
             * @description Local day of the rates
             */
            day: string;
            /** @description In the order asked: events, subscriptions, products */
            of: components["schemas"]["TaxesOf"][];
        };
        /** @enum {string} */
        TaxedKind: "parking" | "giftcertificate";
        OfferCode: {
            eventId: components["schemas"]["Id"];
            /** @description None for a member: the promotion of a membership that takes most off */
            code?: components["schemas"]["PromoCode"];
        };
        /** @description A price of the event that the promotion changes, in cents for one ticket. Where it waives the service charge, serviceCharges is 0 and originalPrice holds the charge. */
        PromotedPrice: {
            /** @description Price id */
            id: string;
            name: string;
            price: number;
            originalPrice: number;
            serviceCharges: number;
        };
        Promotion: {
            /** @description What a hold names */
            promoId: string;
            code: string;
            name: string;
            percent?: number;
            /** @description Instead of percent, cents off one ticket */
            amount?: number;
            /** Format: date-time */
            until?: string;
            /** @description Tickets of one shopper */
            perShopper?: number;
            waivesServiceCharge?: boolean;
            /** @description Whether a membership is needed */
            forMembers?: boolean;
            prices: components["schemas"]["PromotedPrice"][];
        };
        PresaleCode: {
            eventId: components["schemas"]["Id"];
            /** @description None for a member */
            code?: components["schemas"]["PromoCode"];
        };
        OpenedPresale: {
            /** @description What a hold names; absent for a member */
            code?: string;
            /**
             * Format: date-time
             * @description When the sale opens to all
             */
            until: string;
            /** @description Tickets that the code still opens, when that is limited */
            left?: number;
        };
        /** @enum {string} */
        Currency: "CAD" | "USD" | "EUR" | "CZK" | "GBP";
        GiftCertificate: {
            code: string;
            /** @description Cents left */
            balance: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description A DeliveryCategory, which is free, or the code of a paid mode */
        DeliveryCode: string;
        TerritoryMap: {
            AB?: boolean;
            BC?: boolean;
            HORS_CANADA?: boolean;
            MB?: boolean;
            NB?: boolean;
            NL?: boolean;
            NS?: boolean;
            NT?: boolean;
            NU?: boolean;
            ON?: boolean;
            PE?: boolean;
            QC?: boolean;
            SK?: boolean;
            YT?: boolean;
        };
        ShippingMode: {
            /** @description Cents */
            price: number;
            code: components["schemas"]["DeliveryCode"];
            description: string;
            note?: string;
            territory: components["schemas"]["TerritoryMap"];
            /** @description Cents, inclusive */
            invalidFromCartAmount?: number;
            ppdId?: string;
        };
        Shippings: {
            eventshippingModes: {
                eventId: string;
                shippingModeRests: components["schemas"]["ShippingMode"][];
            }[];
        };
        /** @description What the session keeps of a place in the queue; pageId for a page, id for anything else. */
        KeyRecord: {
            pageId?: components["schemas"]["OptionalId"];
            id?: components["schemas"]["OptionalId"];
            type: components["schemas"]["KeyKind"];
            /** @description Absent before the first answer */
            keyserver?: {
                url: components["schemas"]["Url"];
                token: components["schemas"]["ForeignToken"];
            };
        };
        /** @enum {string} */
        QueueState: "waiting-room" | "queue" | "authorized";
        /** @description Both url and token go into the session's record. */
        Key: {
            state: components["schemas"]["QueueState"];
            /** @description Of the waiting screen */
            url: string;
            /** @description Names the place; a hold sends it once authorized */
            token: string;
            /** @description How many are before */
            position?: number;
            /** @description How many were before when the place got its turn (extension) */
            firstPosition?: number;
            /** @description At most; before the opening, until then */
            etaSeconds?: number;
            /**
             * Format: date-time
             * @description Of a waiting room, when lots are drawn (extension)
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description Until when a key that came must be asked for (extension)
             */
            enterBy?: string;
            /**
             * Format: date-time
             * @description Until when a key that was asked for is good (extension)
             */
            goodUntil?: string;
            /** @description When it is worth asking again (extension) */
            pollSeconds?: number;
            /**
             * Format: date-time
             * @description (extension)
             */
            serverTime?: string;
        };
        KeyEta: {
            state: components["schemas"]["QueueState"];
            /** @description Of the waiting screen */
            url?: string;
            /** @description Names the place; a hold sends it once authorized */
            token?: string;
            /** @description How many are before */
            position?: number;
            /** @description How many were before when the place got its turn (extension) */
            firstPosition?: number;
            /** @description At most; before the opening, until then */
            etaSeconds?: number;
            /**
             * Format: date-time
             * @description Of a waiting room, when lots are drawn (extension)
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description Until when a key that came must be asked for (extension)
             */
            enterBy?: string;
            /**
             * Format: date-time
             * @description Until when a key that was asked for is good (extension)
             */
            goodUntil?: string;
            /** @description When it is worth asking again (extension) */
            pollSeconds?: number;
            /**
             * Format: date-time
             * @description (extension)
             */
            serverTime?: string;
        };
        QueueEmail: {
            /** Format: email */
            email: string;
            /** Format: uri */
            keyserverUrl: string;
            token: string;
            /** Format: uri */
            websiteUrl: string;
        };
        QueueEmailStatus: {
            enabled: boolean;
        };
        /** @description Something that a shopper needs a key of now, to be shown and to hold it. */
        Queue: {
            type: components["schemas"]["KeyKind"];
            id: components["schemas"]["Id"];
        };
        /** @description A venue as a page of its own. */
        Location: {
            id: string;
            name: string;
            images: components["schemas"]["Image"][];
            addressLine1?: string;
            addressLine2?: string;
            city: string;
            provinceState: string;
            postalCode?: string;
            country: string;
            latitude?: number;
            longitude?: number;
            parameters: {
                /** @description HTML, in English */
                pageHtml?: string;
                /** @description HTML, in French */
                pageHtmlFr?: string;
            };
        };
        LocationList: {
            locations: components["schemas"]["Location"][];
        };
        /** @description A place that sells tickets in person. */
        Outlet: {
            id: string;
            name: string;
            addressLine1?: string;
            addressLine2?: string;
            city: string;
            provinceState: string;
            postalCode?: string;
            country: string;
            latitude?: number;
            longitude?: number;
            /** @description As the language writes it */
            phone?: string;
            /** @description A line each; empty when not told */
            hours: string[];
            note?: string;
        };
        OutletList: {
            outlets: components["schemas"]["Outlet"][];
        };
        /** @enum {string} */
        StaticPageName: "faq" | "contact" | "careers" | "medias" | "streaming" | "vq";
        /** @description A page of the site beside its programme. */
        StaticPage: {
            name: components["schemas"]["StaticPageName"];
            /** @description The shop's own word for the page when absent */
            title?: string;
            /** @description Text, lists, tables, links and pictures; made harmless */
            html: string;
            /** @description What it is written in */
            language: components["schemas"]["Language"];
            /** @description Pages of the programme shown below it */
            pageIds: string[];
        };
        NearbyStay: {
            id: string;
            /** @description https only, shown in a frame */
            embedUrl: string;
        };
        AddressLine: string;
        ShippingCart: {
            eventId: components["schemas"]["OptionalId"];
            code: components["schemas"]["DeliveryCode"];
            /** @description Cents before taxes; the server's own is charged */
            price?: components["schemas"]["Cents"];
            /** @description Name of the mode, told by the server for a paid one (extension) */
            description?: components["schemas"]["AddressLine"];
        };
        /** @description What one gift certificate pays. */
        CertificateUse: {
            /** @description End of its code; the rest is kept nowhere */
            lastFour: string;
            /** @description Cents */
            amount: number;
        };
        SaleStart: {
            saleToken: string;
            /** @description Cents to pay, deliveries included, less the gift certificates (extension) */
            amount: number;
            /** @description Of what the cart holds */
            tax: components["schemas"]["TaxSummary"];
            /** @description The deliveries chosen; absent before (extension) */
            shipping?: components["schemas"]["ShippingCart"][];
            /** @description Of the deliveries; absent when free (extension) */
            shippingTax?: components["schemas"]["TaxSummary"];
            /** @description What each is to pay; absent without any (extension) */
            giftCertificates?: components["schemas"]["CertificateUse"][];
            /** @description Names the sale in Global Payments calls (extension) */
            hash?: string;
            remainingTime: number;
            /** Format: date-time */
            serverTime: string;
        };
        /**
         * @description A sale is voided that was sold, was never paid and that nobody will pay
         * @enum {string}
         */
        SaleProgress: "open" | "paying" | "paid" | "released" | "voided";
        Sale: {
            saleToken: string;
            saleId?: string;
            state: components["schemas"]["SaleProgress"];
        };
        CountryCode: string;
        DeliveryChoice: {
            shippingCarts: components["schemas"]["ShippingCart"][];
            country?: components["schemas"]["CountryCode"];
            /** @description Where they go; a paid mode needs it */
            province?: components["schemas"]["ProvinceName"];
        };
        CertificateCodeList: string[];
        CertificateCodes: {
            codes: components["schemas"]["CertificateCodeList"];
        };
        /** @description An empty one is told by the form error of the field */
        Email: string;
        CompanyName: string;
        Apartment: string;
        CityName: string;
        /** @description Of any country */
        PostalCode: string;
        /**
         * @description Upper case on the wire; a reader takes any case
         * @enum {string}
         */
        AddressType: "OLD" | "BILLING" | "COMPANY";
        Address: {
            addressLine1: components["schemas"]["AddressLine"];
            addressLine2?: components["schemas"]["AddressLine"];
            appartment?: components["schemas"]["Apartment"];
            city: components["schemas"]["CityName"];
            zipCode: components["schemas"]["PostalCode"];
            country: components["schemas"]["CountryCode"];
            company?: components["schemas"]["CompanyName"];
            /** @enum {string} */
            unitType?: "APARTMENT" | "SUITE" | "UNIT";
            type: components["schemas"]["AddressType"];
            /** @description Of Canada, the US or the world, as the country says */
            province?: components["schemas"]["ProvinceName"];
        };
        /** @enum {string} */
        PhoneType: "MAISON";
        PhoneNumber: string;
        Phone: {
            type: components["schemas"]["PhoneType"];
            number: components["schemas"]["PhoneNumber"];
        };
        /** @description A membership a client bought (extension). */
        OwnedMembership: {
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            title: string;
            /** Format: date-time */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it is over; absent of one that is for good
             */
            endsAt?: string;
        };
        /** @description Who pays, as a sale keeps it. A client without its password; a guest gives a name and an email. */
        Buyer: {
            id?: components["schemas"]["OptionalId"];
            email: components["schemas"]["Email"];
            /** @description The email, except a guest's */
            username?: components["schemas"]["Email"];
            firstname: components["schemas"]["PersonName"];
            lastname: components["schemas"]["PersonName"];
            /** @enum {string} */
            language?: "fr" | "en";
            company?: components["schemas"]["CompanyName"];
            title?: components["schemas"]["PersonName"];
            addresses?: components["schemas"]["Address"][];
            phones?: components["schemas"]["Phone"][];
            accountId?: components["schemas"]["OptionalId"];
            isCompletedProfile?: boolean;
            mustChangePassword?: boolean;
            /** @description Whether a link mailed to the email was opened, or a provider said that it is the client's; absent of a guest, and of an account that was never asked */
            readonly emailConfirmed?: boolean;
            /** @description The email a client moves to; it counts once confirmed, and is ignored when sent */
            pendingEmail?: components["schemas"]["Email"];
            /** @description What a client bought, the last first; ignored when sent */
            memberships?: components["schemas"]["OwnedMembership"][];
        };
        /**
         * @description `stripe` is the card token of the website's processor, whichever it is; the others are wallets'
         * @enum {string}
         */
        PaymentTokenType: "stripe" | "google_pay" | "apple_pay";
        /** @description As a processor's fields or a wallet gave it; Apple's carries its certificates */
        WalletToken: string;
        CreditCard: {
            /** @description Refused (raw-card-not-accepted) unless the server is set up to take card numbers */
            number?: string;
            /** @description MMYY */
            expiry?: string;
            cvd?: string;
            nameOnCard?: components["schemas"]["PersonName"];
            tokensPayment?: {
                type: components["schemas"]["PaymentTokenType"];
                token: components["schemas"]["WalletToken"];
            };
            stripeToken?: string;
            threeDSecureAuthenticationId?: components["schemas"]["OptionalId"];
            /** @description The order that the shopper approved at PayPal, in place of a card (extension) */
            paypalOrderId?: string;
            /** @description A card that the processor keeps for the client, in place of one that was just entered: see `getKeptCards` (extension) */
            keptCardId?: string;
            /** @description The client asks the processor to keep the card for the next time (extension) */
            keep?: boolean;
        };
        PaymentRequest: {
            client: components["schemas"]["Buyer"];
            creditCard: components["schemas"]["CreditCard"];
            /** @description Cents, taxes and shipping included, less the sale's gift certificates; checked against the cart */
            amount: components["schemas"]["Cents"];
            /** @description Cents that the sale's gift certificates pay, as the shopper was shown; another amount is refused. Unchecked when absent (extension) */
            giftCertificateAmount?: components["schemas"]["Cents"];
            shippingCarts?: components["schemas"]["ShippingCart"][];
            saleToken: components["schemas"]["Token"];
            /** @description Of a deferred sale, the number of the payment that the buyer was shown: that one is paid, or answers its own result again, and no other is charged in its place. Without it, what was paid with the tickets is meant, or the only payment that was asked for (extension) */
            instalment?: number;
            accessToken?: components["schemas"]["ForeignToken"];
        };
        PaymentResponse: {
            saleId: string;
            /** @description Accepted while the money is not final */
            deferred: boolean;
            /** @description Our payment record */
            crId: string | null;
        };
        ReceiptRefund: {
            /** Format: date-time */
            doneAt: string;
            /** @description Cents */
            amount: number;
            /** @description Where how much of it went, in the language asked for: « 62,67 $ sur la carte Visa •••• 4242 » */
            returns: string[];
        };
        /** @enum {string} */
        CardBrand: "amex" | "discover" | "interac" | "jcb" | "mastercard" | "visa";
        /** @enum {string} */
        Wallet: "google_pay" | "apple_pay";
        Instalment: {
            /** Format: date */
            dueOn: string;
            /** @description Cents, less what refunds have taken off */
            amount: number;
            /**
             * @description failed: the card did not pay, and its buyer is asked for another
             * @enum {string}
             */
            state: "paid" | "due" | "failed";
        };
        InteracReceipt: {
            /** @description The bank that paid */
            issuerName: string;
            /** @description Its confirmation number */
            confirmation: string;
        };
        TicketSeat: {
            level: string;
            section: string;
            row: string;
            /** @description Whether row names a row or a table (extension) */
            rowType?: components["schemas"]["RowType"];
            seat: string;
            /** @description What the map's PDF is asked by */
            dispositionDetailId: string;
        };
        IssuedTicket: {
            sodId: string;
            mailCategory: components["schemas"]["DeliveryCategory"];
            eventId: string;
            title: string;
            /** Format: date-time */
            eventStart: string;
            /** @description Where the event is as a file for a calendar, from the site's root; of a receipt, with the order's places there (extension) */
            calendarUrl?: string;
            priceLevel: string;
            priceType: string;
            printable: boolean;
            /** @description Who has it now (extension) */
            giftRecipient?: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description When it was refunded, or its order voided; absent while it is good (extension)
             */
            voidedAt?: string;
            seat?: components["schemas"]["TicketSeat"];
            /**
             * Format: uri
             * @description Of this ticket; absent where there is no such pass (extension)
             */
            addToGoogleWalletLink?: string;
            /**
             * Format: uri
             * @description Of this ticket; absent where there is no such pass (extension)
             */
            addToAppleWalletLink?: string;
        };
        Receipt: {
            saleId: string;
            /** Format: date-time */
            date: string;
            client: components["schemas"]["Buyer"];
            tax: components["schemas"]["TaxSummary"];
            cartElements: components["schemas"]["CartElement"][];
            shipping: components["schemas"]["ShippingCart"][];
            /** @description Of the deliveries; absent when free (extension) */
            shippingTax?: components["schemas"]["TaxSummary"];
            deferred: boolean;
            /**
             * Format: date-time
             * @description When the box office voided a sale whose payment was due and never made; absent otherwise (extension)
             */
            voidedAt?: string;
            /** @description Of a renewal */
            coltsConfirmation?: string;
            /** @description What went back, oldest first; absent where nothing did (extension) */
            refunds?: components["schemas"]["ReceiptRefund"][];
            payment: {
                /** @description Cents the card is charged, at once or in instalments: all that the gift certificates left */
                amount: number;
                /** @description What was paid by gift certificate, absent without any (extension) */
                giftCertificates?: components["schemas"]["CertificateUse"][];
                /** @description Or the processor's own word */
                brand?: components["schemas"]["CardBrand"] | string;
                lastFour?: string;
                crId?: string;
                /** @description The wallet that the card was in, absent without one (extension) */
                wallet?: components["schemas"]["Wallet"];
                /** @description The payments it is made in, the first with the tickets; absent where there is one (extension) */
                instalments?: components["schemas"]["Instalment"][];
                /** @description What the bank said of a payment through Interac Online (extension) */
                interac?: components["schemas"]["InteracReceipt"];
            };
            tickets: components["schemas"]["IssuedTicket"][];
            organiser: {
                name: string;
                email?: string;
                phone?: string;
                taxNumbers: string[];
            };
        };
        /** @description The token of the processor's card fields, or the numbers where the server takes them. Sent to the processor and forgotten. */
        CardToAuthenticate: {
            /** @description The one that pays afterwards (extension) */
            token?: components["schemas"]["ForeignToken"];
            number?: string;
            expiry?: string;
            nameOnCard?: string;
        };
        PaysafeAuthenticationRequest: {
            saleToken: components["schemas"]["Token"];
            /** @description Beside the numbers; a token has none */
            bin?: string;
            amount: components["schemas"]["Cents"];
            currency: components["schemas"]["Currency"];
            deviceFingerprintingId: components["schemas"]["OptionalId"];
            card: components["schemas"]["CardToAuthenticate"];
        };
        /** @description frictionless and notEnrolled: pay now; challenge: show it first; failed: another card. */
        ThreeDSecureResult: {
            /** @enum {string} */
            status: "frictionless" | "challenge" | "notEnrolled" | "failed";
            authenticationId: string | null;
            challenge?: {
                /** @description The issuer's page, for Global Payments */
                url?: string;
                /** @description For the processor's browser library, or the creq */
                payload: string;
            };
        };
        EnrolmentRequest: {
            amount: components["schemas"]["Cents"];
            card: components["schemas"]["CardToAuthenticate"];
        };
        EnrolmentResult: {
            /** @enum {string} */
            status: "enrolled" | "notEnrolled";
            authenticationId: string | null;
            method?: {
                url: string;
                data: string;
            };
        };
        /** @description As the issuer posts it, with fields of its own. */
        MethodNotification: {
            threeDSMethodData: components["schemas"]["ForeignToken"];
        } & {
            [key: string]: string;
        };
        /** @description As the issuer posts it, with fields of its own. */
        ChallengeNotification: {
            cres: string;
            threeDSSessionData?: string;
        } & {
            [key: string]: string;
        };
        BrowserData: {
            colorDepth: number;
            javaEnabled?: boolean;
            javascriptEnabled?: boolean;
            language: string;
            screenHeight: number;
            screenWidth: number;
            /** @description Minutes, as JavaScript gives it */
            timezoneOffset: number;
            userAgent: string;
        };
        InitiateAuthenticationRequest: {
            hash: components["schemas"]["Token"];
            authenticationId: components["schemas"]["OptionalId"];
            amount: components["schemas"]["Cents"];
            /** @enum {string} */
            methodCompletion: "YES" | "NO" | "UNAVAILABLE";
            browser: components["schemas"]["BrowserData"];
            card: components["schemas"]["CardToAuthenticate"];
        };
        AccessToken: {
            accessToken: string;
            /** @description Seconds */
            expiresIn: number;
        };
        Session: {
            sessionToken: string;
            /** Format: date-time */
            expiration: string;
            /** Format: date-time */
            serverTime: string;
        };
        Password: string;
        Credentials: {
            username: components["schemas"]["RequiredEmail"];
            password: components["schemas"]["Password"];
            oauthType?: string;
        };
        RefreshToken: {
            refreshToken: string;
            userId: string;
            /** Format: date-time */
            expiration: string;
            oauthType: string;
            /**
             * Format: date-time
             * @description When to ask for another with rotateRefreshToken
             */
            rotateAfter?: string;
        };
        /** @description One ticket. giftRecipient is the email it was given to; seat is absent in general admission. */
        TicketToken: {
            sodId: string;
            mailCategory: components["schemas"]["DeliveryCategory"];
            giftRecipient?: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description Until then the recipient may give it back, and the buyer take it back (extension)
             */
            giftOpenUntil?: string;
            seat?: components["schemas"]["TicketSeat"];
            /**
             * Format: uri
             * @description Of this ticket; absent where there is no such pass (extension)
             */
            addToGoogleWalletLink?: string;
            /**
             * Format: uri
             * @description Of this ticket; absent where there is no such pass (extension)
             */
            addToAppleWalletLink?: string;
        };
        /** @description Tickets of one price; amounts in cents for one ticket. printable and giftable allow the action. */
        TicketPriceLine: {
            priceLevel: string;
            priceType: string;
            price: number;
            serviceCharges: number;
            upcomingTicketDetailTokens: components["schemas"]["TicketToken"][];
            printable: boolean;
            giftable: boolean;
            /** @description Reserved seating */
            rs: boolean;
            eventId: string;
            /**
             * Format: uri
             * @description Of the first ticket that has one; absent where there is no such pass
             */
            addToGoogleWalletLink?: string;
            /**
             * Format: uri
             * @description Of the first ticket that has one; absent where there is no such pass
             */
            addToAppleWalletLink?: string;
        };
        /** @description One event of a client's tickets. pricesByMail holds the lines of prices by delivery category. */
        TicketElement: {
            title: string;
            location: components["schemas"]["Place"];
            /** Format: date-time */
            eventStart: string;
            /** @description The event is cancelled: its tickets are neither printed nor given away (extension) */
            cancelled?: boolean;
            images: {
                url: string;
            }[];
            prices: components["schemas"]["TicketPriceLine"][];
            pricesByMail: {
                E_TICKETS?: components["schemas"]["TicketPriceLine"][];
                SMARTPHONE?: components["schemas"]["TicketPriceLine"][];
                MAIL?: components["schemas"]["TicketPriceLine"][];
                WILLCALL?: components["schemas"]["TicketPriceLine"][];
            };
        };
        GiftRequest: {
            /** @description The ticket's sodId */
            ticketId: components["schemas"]["Id"];
            email: components["schemas"]["RequiredEmail"];
        };
        GiftAnswer: {
            message: string;
            giftRecipient: string;
        };
        /** @description A ticket as the person sees it who was given it (extension). */
        TicketGift: {
            title: string;
            /** Format: date-time */
            eventStart: string;
            /** @description Of the event, such as America/Toronto */
            timeZone: string;
            place: components["schemas"]["Place"];
            priceLevel: string;
            priceType: string;
            seat?: components["schemas"]["TicketSeat"];
            /** @description The buyer's name; absent where it is no plain name */
            giver?: string;
            /** @description The organiser */
            seller: string;
            /**
             * Format: date-time
             * @description Absent once the ticket can no longer be given back
             */
            declineUntil?: string;
        };
        /** @description The fields to post to payment_url, as they are. x_fp_hash is made of the others with a key of the server's. */
        InteracPayment: {
            /** Format: uri */
            payment_url: string;
            x_login: string;
            /** @description Dollars, shipping included */
            x_amount: string;
            x_fp_sequence: string;
            /** @description Seconds */
            x_fp_timestamp: string;
            x_fp_hash: string;
            /** Format: uri */
            x_receipt_link_url: string;
            /** @enum {string} */
            x_test_request: "TRUE" | "FALSE";
            x_po_num: string;
        };
        /** @description As the payment page posts it, with fields of its own. */
        InteracResult: {
            x_login: string;
            x_po_num: string;
            /** @description Dollars */
            x_amount: string;
            x_trans_id: string;
            /** @description 1 approved, 2 declined, 3 error */
            x_response_code: string;
            x_MD5_Hash?: string;
            x_SHA1_Hash?: string;
            /** @description The bank that paid */
            exact_issname?: string;
            /** @description Its confirmation number */
            exact_issconf?: string;
        } & {
            [key: string]: string;
        };
        PayPalOrderRequest: {
            saleToken: components["schemas"]["Id"];
            /** @description Cents as the shopper saw them; another amount is refused, and no order is made */
            amount: components["schemas"]["Cents"];
        };
        PayPalOrder: {
            /** @description Pays as creditCard.paypalOrderId once its shopper has approved it */
            orderId: string;
            /**
             * Format: uri
             * @description Where it is approved without PayPal's script
             */
            approvalUrl: string;
        };
        ApplePaySessionRequest: {
            merchantIdentifier: components["schemas"]["Id"];
            displayName: string;
            /** @enum {string} */
            initiative: "web";
            /** @description The host that shows the sheet */
            initiativeContext: string;
        };
        ApplePaySession: {
            /** @description The merchant session as JSON, for completeMerchantValidation */
            result: string;
        };
        DeferredSaleRequest: {
            saleToken: components["schemas"]["Token"];
        };
        SeatJson: {
            level: string;
            section: string;
            row: string;
            seat: string;
        };
        /** @description What one line of a sale is, amounts in cents for one ticket; total for the line, taxes included. A product and a delivery have neither price level nor price type. */
        SaleLine: {
            title: string;
            /** Format: date-time */
            eventStart?: string;
            priceLevel?: string;
            priceType?: string;
            qty: number;
            price: number;
            serviceCharges: number;
            total: number;
            seats?: components["schemas"]["SeatJson"][];
        };
        DeferredSale: {
            /** @description The order number shoppers read */
            saleId: string;
            /** @description Cents due, after gift certificates */
            amount: number;
            /** @description Which payment of several is due; absent where all of the sale is */
            instalment?: {
                /** @description From 1, which is paid with the tickets */
                number: number;
                count: number;
                /** Format: date */
                dueOn: string;
            };
            client: components["schemas"]["Buyer"];
            lines: components["schemas"]["SaleLine"][];
        };
        RenewalDetailsRequest: {
            /** @description Of the renewal link */
            token: components["schemas"]["Token"];
            /** @description Of gift certificates that pay first, in this order; without them none does (extension) */
            codes?: components["schemas"]["CertificateCodeList"];
        };
        RenewalAmount: {
            /** Format: date */
            dueOn: string;
            /** @description Cents, taxes included */
            amount: number;
        };
        /** @description One of three, at price 0: printed tickets (1, SeasonBookelts), e-tickets (2, ETickets), smartphone tickets (3, Smartphone). */
        RenewalShipping: {
            /** @enum {integer} */
            id: 1 | 2 | 3;
            /** @enum {string} */
            code: "SeasonBookelts" | "ETickets" | "Smartphone";
            /** @enum {integer} */
            price: 0;
        };
        /** @description amounts are the payments the renewal is made in; their sum is its price less gift certificates, and there is one unless the holder chooses the instalments. */
        RenewalDetails: {
            /** @description As they bought last season */
            client: components["schemas"]["Buyer"];
            lines: components["schemas"]["SaleLine"][];
            amounts: components["schemas"]["RenewalAmount"][];
            /** @description The payments it may be made in instead, the first of them today; absent where it is paid at once (extension) */
            instalments?: components["schemas"]["RenewalAmount"][];
            /** @description Who keeps the card for the instalments (extension) */
            keeper?: string;
            /** @description What each is to pay; absent without any (extension) */
            giftCertificates?: components["schemas"]["CertificateUse"][];
            saleToken: string;
            /** @description Names the sale in Global Payments calls (extension) */
            hash?: string;
            /** @description Of the subscription that is renewed into (extension) */
            title: string;
            /** @description What the organiser knows the renewal by (extension) */
            number: string;
            /**
             * Format: date-time
             * @description When the seats go back on sale (extension)
             */
            deadline: string;
            /** @description How the tickets may go out (extension) */
            shippings: components["schemas"]["RenewalShipping"][];
            /** @description What is renewed (extension) */
            cartElements: components["schemas"]["CartElement"][];
            /** @description Of what is renewed (extension) */
            tax: components["schemas"]["TaxSummary"];
            /** @description Places of last season that cannot be had again, in words (extension) */
            lost: string[];
            /**
             * Format: date-time
             * @description Extension
             */
            serverTime: string;
        };
        RenewalRequest: {
            shipping: components["schemas"]["RenewalShipping"];
            saleToken: components["schemas"]["Token"];
            client: components["schemas"]["Buyer"];
            creditCard: components["schemas"]["CreditCard"];
            /** @description What the holder saw, less gift certificates: another amount is refused, never charged (extension) */
            amount?: components["schemas"]["Cents"];
            /** @description What the holder saw gift certificates pay: they pay no other amount (extension) */
            giftCertificateAmount?: components["schemas"]["Cents"];
            /** @description The holder pays in the renewal's instalments: the first now, the others from the card, which the processor keeps (extension) */
            instalments?: boolean;
        };
        /** @description The payment's answer, and coltsConfirmation for the receipt. */
        RenewalResponse: {
            saleId: string;
            /** @description Accepted while the money is not final */
            deferred: boolean;
            /** @description Our payment record */
            crId: string | null;
            /** @description What the organiser knows the renewal by */
            coltsConfirmation: string;
            /** @description Of the sale, for whoever paid it (extension) */
            receipt: components["schemas"]["Receipt"];
        };
        /** @description Printable ASCII without spaces: a lower and an upper case letter, a digit and any other character; the form errors tell what lacks */
        NewPassword: string;
        /** @description A shopper the organiser knows. Passwords are sent, never answered. */
        Client: {
            id?: components["schemas"]["OptionalId"];
            email: components["schemas"]["Email"];
            /** @description The email, except a guest's */
            username?: components["schemas"]["Email"];
            firstname: components["schemas"]["PersonName"];
            lastname: components["schemas"]["PersonName"];
            /** @enum {string} */
            language?: "fr" | "en";
            company?: components["schemas"]["CompanyName"];
            title?: components["schemas"]["PersonName"];
            addresses?: components["schemas"]["Address"][];
            phones?: components["schemas"]["Phone"][];
            accountId?: components["schemas"]["OptionalId"];
            isCompletedProfile?: boolean;
            mustChangePassword?: boolean;
            password?: components["schemas"]["NewPassword"];
            confirmation?: components["schemas"]["NewPassword"];
            /** @description The current one; a client who moves to another email is asked for it */
            oldPassword?: components["schemas"]["NewPassword"];
            /** @description Whether a link mailed to the email was opened, or a provider said that it is the client's; absent of a guest, and of an account that was never asked */
            readonly emailConfirmed?: boolean;
            /** @description The email a client moves to; it counts once confirmed, and is ignored when sent */
            pendingEmail?: components["schemas"]["Email"];
            /** @description What a client bought, the last first; ignored when sent */
            memberships?: components["schemas"]["OwnedMembership"][];
        };
        SignIn: {
            /** @description Of this sign-in: the next one of the same browser has another */
            id: string;
            /** @description Whether the session that asks was signed in so */
            isThis: boolean;
            /** Format: date-time */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to a few minutes
             */
            usedAt?: string;
            /**
             * Format: date-time
             * @description When it ends by itself if it is not used
             */
            endsAt: string;
            /** @description As it called itself, such as Firefox; absent when it did not */
            browser?: string;
            /** @description What it ran on, such as Windows; absent when it did not say */
            system?: string;
        };
        SignIns: {
            signIns: components["schemas"]["SignIn"][];
        };
        PasswordProof: {
            /** @description The current one */
            password: components["schemas"]["Password"];
        };
        FormerEmail: {
            email: string;
            /**
             * Format: date-time
             * @description Until then the change can be undone
             */
            until: string;
        };
        Passkey: {
            id: string;
            /** @description As the client called it */
            name: string;
            /** Format: date-time */
            addedAt: string;
            /**
             * Format: date-time
             * @description When somebody last signed in with it
             */
            usedAt?: string;
        };
        HeldIdentity: {
            provider: components["schemas"]["SocialProvider"];
            /** @description Who the client is at the provider */
            providerId: string;
            /** Format: date-time */
            since: string;
        };
        HeldCard: {
            brand?: string;
            lastFour?: string;
            /** @description MMYY */
            expiry?: string;
            /** Format: date-time */
            since: string;
        };
        HeldNewsletter: {
            newsletterId: string;
            /** @description Absent when there is no such newsletter any more */
            title?: string;
            email: string;
            city?: string;
            postalCode?: string;
            province?: string;
            /** @enum {string} */
            language: "fr" | "en" | "both";
            /** @enum {string} */
            source: "footer" | "profile" | "checkout";
            /** @description What was agreed to, in the words that were shown */
            consent: string;
            /** Format: date-time */
            askedAt: string;
            /**
             * Format: date-time
             * @description Absent while its mail is unanswered
             */
            confirmedAt?: string;
            /** Format: date-time */
            endedAt?: string;
        };
        /**
         * @description `requested` until its processor has confirmed it; a refused one gave nothing back
         * @enum {string}
         */
        RefundState: "requested" | "done" | "refused";
        HeldRefund: {
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            doneAt?: string;
            /** @description Cents */
            amount: number;
            state: components["schemas"]["RefundState"];
        };
        HeldOrder: {
            receipt: components["schemas"]["Receipt"];
            refunds: components["schemas"]["HeldRefund"][];
        };
        HeldPass: {
            id: string;
            productId: string;
            /** @description Tickets that it was sold with */
            credits: number;
            /** @description Tickets that are left to exchange */
            creditsLeft: number;
            /** Format: date-time */
            boughtAt: string;
        };
        HeldCertificate: {
            /** @description Of its code, which stands in its mail alone */
            lastFour: string;
            /** @description Cents it was issued for */
            value: number;
            /** @description Cents that are left on it */
            balance: number;
            /** Format: date-time */
            boughtAt: string;
        };
        HeldRenewal: {
            number: string;
            /** Format: date-time */
            deadline: string;
        };
        /** @enum {string} */
        ClientCommand: "close" | "export" | "ask-new-password" | "end-access";
        ClientEntry: {
            /** Format: date-time */
            at: string;
            command: components["schemas"]["ClientCommand"];
            /** @description The staff member, or `client` */
            by: string;
            /** @description Of staff */
            reason?: string;
        };
        /** @description Everything that is held about a client, without secrets: no password, token, code of a ticket or a certificate, nor a card's number. */
        PersonalData: {
            organiser: string;
            /** Format: date-time */
            writtenAt: string;
            client: components["schemas"]["Client"];
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            emailConfirmedAt?: string;
            formerEmails: components["schemas"]["FormerEmail"][];
            signIns: components["schemas"]["SignIn"][];
            passkeys: components["schemas"]["Passkey"][];
            identities: components["schemas"]["HeldIdentity"][];
            cards: components["schemas"]["HeldCard"][];
            newsletters: components["schemas"]["HeldNewsletter"][];
            /** @description The newest first, each with its tickets and to whom they were given */
            orders: components["schemas"]["HeldOrder"][];
            /** @description Older ones, which the organiser sends on request */
            ordersLeftOut: number;
            flexPasses: components["schemas"]["HeldPass"][];
            /** @description That were bought */
            certificates: components["schemas"]["HeldCertificate"][];
            renewals: components["schemas"]["HeldRenewal"][];
            /** @description What was done with the account */
            staffEntries: components["schemas"]["ClientEntry"][];
        };
        OwedOrder: {
            /** @description As the receipt says it */
            saleId: string;
            /**
             * @description `payment-due`: it has to be paid. `payment-open`: nobody knows yet whether it is
             * @enum {string}
             */
            why: "payment-due" | "payment-open";
        };
        LaterPayment: {
            /** @description As the receipt says it */
            saleId: string;
            /** Format: date */
            dueOn: string;
            /** @description Cents; the card is charged, as was agreed */
            amount: number;
        };
        ClosingPreview: {
            /** @description What keeps the account open */
            owed: components["schemas"]["OwedOrder"][];
            /** @description Tickets for events to come: they stay good, as they were mailed */
            upcomingTickets: number;
            /** @description Tickets of flex passes that are left to exchange, and are lost */
            passTickets: number;
            /** @description That are in force, and end with the account */
            memberships: number;
            /** @description Kept by the organiser, as the law asks */
            orders: number;
            /** @description Instalments that are still taken */
            laterPayments: components["schemas"]["LaterPayment"][];
            /** @description Kept cards, which are removed at the processor */
            cards: number;
            /** @description Subscriptions, which end */
            newsletters: number;
            /** @description Without one, it is chosen by mail first */
            hasPassword: boolean;
        };
        Passkeys: {
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description As the client calls it */
        PasskeyLabel: string;
        /** @description Base64url, as the browser gave it */
        WebAuthnBytes: string;
        /** @description How the device is reached, as its browser says */
        PasskeyTransports: string[];
        NewPasskey: {
            name: components["schemas"]["PasskeyLabel"];
            id: components["schemas"]["WebAuthnBytes"];
            clientDataJSON: components["schemas"]["WebAuthnBytes"];
            attestationObject: components["schemas"]["WebAuthnBytes"];
            transports?: components["schemas"]["PasskeyTransports"];
        };
        PasskeyAsked: {
            /** @description The current one */
            password: string;
        };
        KnownPasskey: {
            /** @description The device's own name of it, Base64url */
            id: string;
            transports: components["schemas"]["PasskeyTransports"];
        };
        PasskeyToMake: {
            /** @description Base64url */
            challenge: string;
            /** @description The host that the passkey is good for */
            rpId: string;
            /** Format: date-time */
            expiration: string;
            /** @description The organiser, as the device shows it */
            rpName: string;
            /** @description Of the account, Base64url; it says nothing of the person */
            userId: string;
            /** @description The client's email, as the device shows it */
            userName: string;
            displayName: string;
            /** @description Those that there are: a device that has one makes no other */
            known: components["schemas"]["KnownPasskey"][];
        };
        PasskeyName: {
            name: components["schemas"]["PasskeyLabel"];
        };
        PasskeyChallenge: {
            /** @description Base64url */
            challenge: string;
            /** @description The host that the passkey is good for */
            rpId: string;
            /** Format: date-time */
            expiration: string;
        };
        PasskeySignIn: {
            id: components["schemas"]["WebAuthnBytes"];
            clientDataJSON: components["schemas"]["WebAuthnBytes"];
            authenticatorData: components["schemas"]["WebAuthnBytes"];
            signature: components["schemas"]["WebAuthnBytes"];
        };
        KeptCard: {
            id: string;
            /** @description Or the processor's own word */
            brand: components["schemas"]["CardBrand"] | string;
            lastFour: string;
            /** @description MMYY, as the processor told when it was kept */
            expiry: string;
            /**
             * @description `unusable`: the site does not take it now. `leaving`: it pays nothing any more, and the processor has not confirmed its removal yet
             * @enum {string}
             */
            state: "usable" | "unusable" | "leaving";
        };
        KeptCards: {
            cards: components["schemas"]["KeptCard"][];
            /** @description Whether a payment may ask to keep another card */
            canKeep: boolean;
            /** @description The processor that keeps them, as people call it; empty for none */
            keeper: string;
        };
        KeptCardRemoval: {
            /** @description false while the processor has not confirmed it */
            removed: boolean;
        };
        PasswordChange: {
            oldPassword: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            confirmation: components["schemas"]["Password"];
        };
        PasswordReset: {
            token: string;
            password: components["schemas"]["Password"];
            confirmation: components["schemas"]["Password"];
        };
        PasswordResetRequest: {
            email: components["schemas"]["RequiredEmail"];
        };
        EmailConfirmation: {
            token: string;
        };
        ClientCredentials: {
            /** @description Or the email */
            username: components["schemas"]["RequiredEmail"];
            password: components["schemas"]["Password"];
        };
        FacebookSignIn: {
            userID: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
            signedRequest: string;
        };
        GoogleSignIn: {
            idToken: string;
            userID: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            first_name: components["schemas"]["PersonName"];
            last_name: components["schemas"]["PersonName"];
        };
        SocialSignInStart: {
            provider: components["schemas"]["SocialProvider"];
            /** @description Where the shop leads afterwards, a path of this site without its language */
            returnPath?: string;
        };
        SocialSignInStarted: {
            /**
             * Format: uri
             * @description The provider's page, for the whole window
             */
            authorizationUrl: string;
            /** @description What an idToken of logInWithGoogle has to carry */
            nonce: string;
            /** Format: date-time */
            expiration: string;
        };
        SocialSignInReturn: {
            provider: components["schemas"]["SocialProvider"];
            state: string;
            code: string;
            /** @description Who sent the browser back, where the provider says so */
            iss?: string;
        };
        /**
         * @description A guest has none
         * @enum {string}
         */
        Role: "CLIENT" | "ADMIN";
        Authentication: {
            clientId: string;
            role: components["schemas"]["Role"];
            mustChangePassword: boolean;
        };
        /** @description A ticket of an invoice, amounts in cents. seatJson is absent in general admission. */
        InvoiceTicket: {
            eventName: string;
            pricelevel: string;
            priceType: string;
            price: number;
            serviceCharge: number;
            seatJson?: components["schemas"]["SeatJson"];
        };
        /** @description Amounts in cents. tickets and returnedTickets when they were asked for; htmlReport once it was read. */
        Invoice: {
            id: string;
            /** Format: date-time */
            date: string;
            ticketsQty: number;
            returnedTicketsQty: number;
            serviceCharge: number;
            totalAmount: number;
            paymentMode: string[];
            /**
             * Format: date-time
             * @description When the box office voided what was never paid; absent otherwise (extension)
             */
            voidedAt?: string;
            tickets?: components["schemas"]["InvoiceTicket"][];
            returnedTickets?: components["schemas"]["InvoiceTicket"][];
            /** @description HTML without scripts */
            htmlReport?: string;
        };
        /** @description A film a ticket can be exchanged for; only one ONSALE can be picked. The id is its performance's. */
        FlexPassFilm: {
            id: string;
            title: string;
            venue: string;
            itemHours: {
                formattedDate: string;
            }[];
            images: components["schemas"]["Image"][];
            location: components["schemas"]["Place"];
            saleState: components["schemas"]["SaleState"];
            /** @description Of the ticket it was exchanged for; absent in general admission (extension) */
            seat?: components["schemas"]["TicketSeat"];
        };
        /** @description alreadyExchanged tells by ticket id the film it was exchanged for. */
        FlexPass: {
            id: string;
            flexpassEventId: string;
            title: string;
            description: string;
            toBeExchange: components["schemas"]["FlexPassFilm"][];
            alreadyExchanged: {
                [key: string]: components["schemas"]["FlexPassFilm"];
            };
            /** @description The invoice that sold it (extension) */
            invoiceId: string;
            /** @description Tickets still to exchange (extension) */
            ticketIds: string[];
        };
        ExchangeRequest: {
            clientId: components["schemas"]["Id"];
            keyserverToken?: components["schemas"]["Token"];
            exchanges: {
                performanceId: components["schemas"]["Id"];
                ticketId: components["schemas"]["Id"];
            }[];
        };
        /** @description A guest leaves clientId out. */
        SaleNewslettersRequest: {
            clientId?: components["schemas"]["Id"];
            performanceIds: components["schemas"]["Id"][];
        };
        /** @description By upper-case language. */
        NewsletterText: {
            FR: string;
            EN: string;
        };
        Newsletter: {
            id: string;
            title: components["schemas"]["NewsletterText"];
            newsletterText: components["schemas"]["NewsletterText"];
            alreadySubscribed: boolean;
            /** @description The link mailed to the address is yet to be opened (extension) */
            confirmationSent?: boolean;
            /** @description What one agrees to, in the language of the request; it is kept with the consent (extension) */
            consent?: string;
        };
        NewsletterLink: {
            /**
             * @description What the link does
             * @enum {string}
             */
            act: "confirm" | "leave";
            /** @description It was opened before, and nothing is left to do: all is confirmed, or none is received any more */
            used: boolean;
            /** @description What it is about, as its address stands with each now */
            newsletters: components["schemas"]["Newsletter"][];
        };
        Unsubscription: {
            /** @enum {string} */
            "List-Unsubscribe": "One-Click";
        };
        /** @description Without a clientId it is the footer's form, and email to language are given; a guest's at the checkout gives email and language. */
        NewsletterChange: {
            clientId?: components["schemas"]["Id"];
            subscribe: components["schemas"]["Id"][];
            unsubscribe: components["schemas"]["Id"][];
            /**
             * @description Where it was asked; the profile with a clientId, else the footer (extension)
             * @enum {string}
             */
            source?: "footer" | "profile" | "checkout";
            /** @description Extension */
            email?: components["schemas"]["Email"];
            /** @description Extension */
            city?: components["schemas"]["CityName"];
            /** @description Extension */
            postalCode?: components["schemas"]["PostalCode"];
            /** @description Extension */
            province?: components["schemas"]["ProvinceName"];
            /**
             * @description Extension
             * @enum {string}
             */
            language?: "fr" | "en" | "both";
        };
        /** @description What the verifier says. responseCode is its own word for it, shown beside the message. */
        Verification: {
            /** @enum {string} */
            status: "valid" | "invalid";
            responseCode: string;
        };
        MailCheck: {
            valid: boolean;
            /** @description The address that was likely meant */
            suggestion?: string;
        };
        City: {
            city: string;
            /** @description Two letters */
            province: string;
        };
        /** @description A picture that leads to a page or to an address. */
        Banner: {
            id: string;
            imageUrl: string;
            title: string;
            /** @description A page of the tenant */
            pageId?: string;
            /**
             * Format: uri
             * @description An address elsewhere, when there is no pageId
             */
            url?: string;
        };
        TrackedProduct: {
            eventId: components["schemas"]["Id"];
            priceType: string;
            priceLevel: string;
            qty: components["schemas"]["TicketCount"];
            /** @description Cents for one */
            price: components["schemas"]["Cents"];
            promoId?: components["schemas"]["OptionalId"];
            parkingId?: components["schemas"]["OptionalId"];
            priceId?: components["schemas"]["OptionalId"];
        };
        /** @description A line as a data layer knows products. Without isfullproducts it has what is required alone. */
        DataLayerProduct: {
            /** @description In base 62 */
            id: string;
            eventId: string;
            quantity: number;
            /** @description Cents for one */
            price: components["schemas"]["Cents"];
            name?: string;
            category?: string;
            /** @description The organiser */
            brand?: string;
            /** @description Price level and price type */
            variant?: string;
        };
        /** @description What is pushed to a tag manager's data layer; beside the page, whatever the tenant's tags read. */
        DataLayer: {
            /** @description Its path, without a query */
            page: string;
            /**
             * @description Extension
             * @enum {string}
             */
            pageType?: "home" | "show" | "event" | "cart" | "checkout" | "confirmation" | "other";
            /** @description Of a show (extension) */
            pageId?: string;
            /** @description Extension */
            eventId?: string;
            /** @description Extension */
            language?: components["schemas"]["Language"];
            /** @description Of the sale, with taxes and delivery (extension) */
            total?: components["schemas"]["Cents"];
            /** @description Of the sale (extension) */
            taxes?: components["schemas"]["Cents"];
            saleId?: string;
            products?: components["schemas"]["DataLayerProduct"][];
        } & {
            [key: string]: unknown;
        };
        /** @description An organiser. */
        Account: {
            id: string;
            code: string;
            name: string;
        };
        /** @description A staff member; producerId when they work for one producer. */
        User: {
            id: string;
            account: components["schemas"]["Account"];
            producerId?: string;
        };
        Producer: {
            id: string;
            name: string;
        };
        LogEntry: {
            message: string;
            context?: {
                [key: string]: string | number | boolean | null;
            };
        };
        /**
         * @description What became of a paid order: its money is due again, all of it was given back, or support ended it; absent otherwise
         * @enum {string}
         */
        OrderStanding: "due" | "refunded" | "voided";
        CartSummary: {
            id: string;
            state: components["schemas"]["CartState"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            expiresAt?: string;
            remainingTime: number;
            totalQty: number;
            /** @description Cents, taxes included */
            total: number;
            titles: string[];
            client?: string;
            saleId?: string;
            standing?: components["schemas"]["OrderStanding"];
        };
        CartList: {
            /** Format: date-time */
            serverTime: string;
            carts: components["schemas"]["CartSummary"][];
        };
        SupportHold: {
            id: string;
            cartId: string;
            /** @enum {string} */
            state: "live" | "paying" | "lapsed" | "released" | "sold" | "refunded" | "voided";
            /** @description Of tickets and parking */
            eventId?: string;
            title: string;
            /** Format: date-time */
            eventStart?: string;
            /** @description Title of the subscription it is a part of, which is released at all its events at once */
            subscription?: string;
            /** @description Title of the combo it is a part of, which is released whole */
            combo?: string;
            priceLevel?: string;
            priceType: string;
            qty: number;
            seats: components["schemas"]["CartDetailToken"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            remainingTime: number;
        };
        JournalEntry: {
            /** Format: date-time */
            at: string;
            /** @description The cart's version after it; a refusal changes none */
            version?: number;
            command: string;
            /** @description done or the problem's code */
            outcome: string;
            /** @description shopper, staff member or system */
            actor?: string;
            /** @description One sentence for a person */
            explanation: string;
            data?: {
                [key: string]: unknown;
            };
        };
        PaymentAttempt: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            state: "created" | "authenticating" | "authorising" | "challenging" | "authorised" | "declined" | "unknown" | "captured" | "lapsed" | "voiding" | "voided" | "refunding" | "refunded";
            /** @description Absent when nothing was to charge */
            processor?: components["schemas"]["Processor"];
            /** @description Cents for the processor to charge */
            amount: number;
            /** @description Which of the later instalments it pays, from 1; absent of what is paid with the tickets */
            instalment?: number;
            /** @description Taken with the attempt, and given back unless it paid; absent without any */
            giftCertificates?: components["schemas"]["CertificateUse"][];
            /** @description Or the processor's own word */
            brand?: components["schemas"]["CardBrand"] | string;
            /** @description The wallet that the card was in */
            wallet?: components["schemas"]["Wallet"];
            /** @description A card that the processor kept paid; absent otherwise */
            keptCard?: boolean;
            lastFour?: string;
            code?: string;
            /** @description Names a payment that waits for its processor, which can be asked no more, for settlePayment; absent otherwise */
            stuck?: components["schemas"]["Id"];
        };
        RefundItem: {
            /** @description Of a ticket, a piece or a delivery */
            id: string;
            /** @description As it is printed; of a ticket */
            ticketId?: string;
            title: string;
            /** @description Its place or its price, in words; empty where the title says it all */
            detail: string;
            /** @description Cents */
            price: number;
            /** @description Cents */
            serviceCharge: number;
            /** @description Cents */
            taxes: number;
            /** @description Cents */
            total: number;
        };
        RefundReturn: {
            /**
             * @description instalment: cents that were still to be paid, and are not any more
             * @enum {string}
             */
            means: "card" | "giftcertificate" | "instalment";
            /** @description Cents */
            amount: number;
            /**
             * Format: date
             * @description Of the instalment
             */
            dueOn?: string;
            /** @description Of the card */
            brand?: string;
            /** @description Of the card or the certificate */
            lastFour?: string;
        };
        Refund: {
            id: string;
            /** @description As the receipt says it */
            saleId: string;
            state: components["schemas"]["RefundState"];
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            doneAt?: string;
            /** @description The staff member */
            by: string;
            reason: string;
            keepSeats: boolean;
            keepFees: boolean;
            items: components["schemas"]["RefundItem"][];
            tax: components["schemas"]["TaxSummary"];
            /** @description Cents that go back in all */
            amount: number;
            returns: components["schemas"]["RefundReturn"][];
            /** @description Why its processor refused it, or has not answered yet */
            code?: string;
            /** @description Its processor refused to repeat it, so that only a look into its console tells what became of it; staff settle it */
            stuck?: boolean;
        };
        NamedComboGroup: {
            comboGroupId: string;
            name: string;
        };
        CartReport: {
            summary: components["schemas"]["CartSummary"];
            cart: components["schemas"]["Cart"];
            holds: components["schemas"]["SupportHold"][];
            journal: components["schemas"]["JournalEntry"][];
            attempts: components["schemas"]["PaymentAttempt"][];
            /** @description Cents of its paid sale that were not taken yet: of its first payment, and its later instalments less what refunds took off; absent where nothing is to be taken */
            unpaidAmount?: number;
            sale?: components["schemas"]["Sale"];
            /** @description Of its sale; absent without any */
            refunds?: components["schemas"]["Refund"][];
            /** @description How the tickets of each event of its sale go, each by a name; absent before it is paid, and where nothing is delivered */
            shipping?: components["schemas"]["ShippingCart"][];
            /** @description Where its sale is mailed to, as its buyer gave it; absent where nothing goes by mail (extension) */
            deliveryAddress?: components["schemas"]["Address"];
            /** @description Of the deliveries */
            shippingTax?: components["schemas"]["TaxSummary"];
            /** @description What the groups of its combos are called; absent without any */
            comboGroups?: components["schemas"]["NamedComboGroup"][];
        };
        /** @description Why somebody did it */
        Reason: string;
        CartClearing: {
            reason: components["schemas"]["Reason"];
            /**
             * @description Only the lines that are not confirmed
             * @default false
             */
            unconfirmed?: boolean;
        };
        /** @enum {string} */
        ExplainedSubject: "price" | "tax";
        /**
         * @description What a step of an explanation is about
         * @enum {string}
         */
        ExplanationFact: "regular-price" | "listed-price" | "chosen-amount" | "ticket-type" | "combo" | "subscription" | "promotion" | "flex-pass" | "presale" | "service-charge" | "line-total" | "delivery" | "subtotal" | "tax" | "total" | "payment" | "place" | "day" | "no-tax";
        /** @description An entry of the journal */
        JournalCitation: {
            /** @description Of the entry in the journal */
            number: number;
            /** @description The cart's version after it; a refusal changes none */
            version?: number;
            /** Format: date-time */
            at: string;
            command: string;
            /** @description done or the problem's code */
            outcome: string;
        };
        ExplanationStep: {
            fact: components["schemas"]["ExplanationFact"];
            /** @description One sentence for a person */
            explanation: string;
            /** @description Cents; negative where something is taken off */
            amount?: number;
            /** @description The rule of the domain that says so */
            rule?: string;
            /** @description The law it rests on */
            law?: string;
            /** @description The change that brought it about */
            entry?: components["schemas"]["JournalCitation"];
        };
        ExplainedLine: {
            /** @description Absent for a delivery */
            holdId?: string;
            title: string;
            seats: components["schemas"]["CartDetailToken"][];
            qty: number;
            /** @description Cents before taxes; of taxes, what they come to */
            total: number;
            steps: components["schemas"]["ExplanationStep"][];
        };
        Explanation: {
            about: components["schemas"]["ExplainedSubject"];
            cartId: string;
            saleId?: string;
            state: components["schemas"]["CartState"];
            lines: components["schemas"]["ExplainedLine"][];
            /** @description Of the order as a whole */
            steps: components["schemas"]["ExplanationStep"][];
        };
        CartLinkRequest: {
            purpose: components["schemas"]["CartLinkPurpose"];
            /**
             * @description How long the link is good for
             * @default 60
             */
            minutes?: number;
        };
        CartLink: {
            /** @description Where the shopper opens it, in the language of the request */
            url: string;
            purpose: components["schemas"]["CartLinkPurpose"];
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the cart's own time is over, unless extended
             */
            cartExpiresAt: string;
        };
        PaymentSettlement: {
            /**
             * @description What the processor's console shows; given-back: it was charged, and all of it was refunded there. Money that is only reserved there is to be captured or let go in the console first
             * @enum {string}
             */
            outcome: "charged" | "not-charged" | "given-back";
            /** @description The number in the console of the charge, or of its refund; needed for what was charged and what was given back */
            processorId?: string;
            reason: components["schemas"]["Reason"];
        };
        /** @enum {string} */
        ReplayedFact: "state" | "version" | "expiry" | "renewals" | "line" | "hold" | "event" | "seat" | "price-id" | "price" | "computed-price" | "service-charge" | "delivery" | "taxes" | "total";
        ReplayDifference: {
            fact: components["schemas"]["ReplayedFact"];
            /** @description One sentence for a person */
            explanation: string;
            /** @description The ticket or piece */
            lineId?: string;
            /** @description What the journal comes to; empty for nothing */
            journal: string;
            /** @description What is stored; empty for nothing */
            stored: string;
        };
        CartReplay: {
            cartId: string;
            saleId?: string;
            /** @description As the journal tells it */
            state: components["schemas"]["CartState"];
            /** @description As the journal tells it */
            version: number;
            /** @description Entries of the journal that were replayed */
            changes: number;
            /** @description Tickets and pieces compared */
            tickets: number;
            /** @description Amounts compared, with those of taxes and totals */
            comparedAmounts: number;
            /** @description Tickets and pieces whose amounts were not yet journalled when they were held */
            unpriced: number;
            /** @description Cents before taxes; absent where an amount was not journalled */
            total?: number;
            /** @description The first 200 */
            differences: components["schemas"]["ReplayDifference"][];
        };
        CaseEntry: {
            number: number;
            /** @description A pseudonym */
            websiteId: string;
            /** @description A pseudonym */
            cartId: string | null;
            /** @description A pseudonym */
            sessionId: string | null;
            at: number;
            /** @description shopper, system, or a pseudonym of a staff member */
            actor: string;
            command: string;
            outcome: string;
            data: {
                [key: string]: unknown;
            };
        };
        CaseLine: {
            holdId: string;
            eventId: string | null;
            priceId: string;
            seatId: string | null;
            price: number;
            serviceCharge: number;
        };
        /** @description The cart as it is stored */
        CaseCart: {
            state: components["schemas"]["CartState"];
            version: number;
            expiresAt: number | null;
            renewalsUsed: number;
            /** @description Living tickets and pieces, or those that were sold, by their ids */
            lines: {
                [key: string]: components["schemas"]["CaseLine"];
            };
        };
        /** @description Of the whole line */
        CaseTaxes: {
            amount: number;
            serviceCharge: number;
            tax1: number;
            tax2: number;
            tax3: number;
            taxes: components["schemas"]["TaxInForce"][];
        };
        CaseAmount: {
            /** @description Of the hold, or the code of the delivery */
            id: string;
            qty: number;
            /** @description For one */
            price: number;
            /** @description For one */
            serviceCharge: number;
            taxable: boolean;
            taxes: components["schemas"]["CaseTaxes"];
        };
        /** @description As the cart shows them, or as its sale's document keeps them */
        CaseAmounts: {
            holds: components["schemas"]["CaseAmount"][];
            deliveries: components["schemas"]["CaseAmount"][];
        };
        /** @description Of a paid sale */
        CasePayment: {
            /** @description What the card was charged */
            amount: number;
            /** @description What gift certificates paid */
            certificates: number;
            hasDocument: boolean;
        };
        /** @description A cart with all that making it again needs; amounts are cents, times are epoch milliseconds */
        CartTestCase: {
            /** @enum {integer} */
            format: 1;
            /** @description A pseudonym */
            cart: string;
            /** @description A pseudonym of the session */
            shopper: string;
            /** @description A pseudonym of the client's address; absent before there is a client */
            email?: string;
            /** @description The journal, oldest entry first */
            entries: components["schemas"]["CaseEntry"][];
            stored: components["schemas"]["CaseCart"];
            amounts: components["schemas"]["CaseAmounts"];
            paid?: components["schemas"]["CasePayment"];
        };
        /** @description Ids of lines, of tickets or pieces, or of deliveries; the whole sale when absent. A line of a combo or a subscription is refunded at all its events, a ticket by itself */
        RefundItemIds: components["schemas"]["Id"][];
        RefundSelection: {
            items?: components["schemas"]["RefundItemIds"];
            /**
             * @description The organiser keeps the service fees
             * @default false
             */
            keepFees?: boolean;
            /**
             * @description Tickets whose holder was let in go back too
             * @default false
             */
            evenAdmitted?: boolean;
        };
        /**
         * @description Refunded before; or its holder was let in; or the gift certificate or pass it became was used
         * @enum {string}
         */
        RefundHindrance: "refunded" | "admitted" | "certificate-used" | "pass-used";
        RefundKept: {
            id: string;
            title: string;
            detail: string;
            why: components["schemas"]["RefundHindrance"];
            /** @description One sentence for a person */
            explanation: string;
        };
        RefundPreview: {
            /** @description As the receipt says it */
            saleId: string;
            items: components["schemas"]["RefundItem"][];
            /** @description What was asked for and cannot go back */
            kept: components["schemas"]["RefundKept"][];
            tax: components["schemas"]["TaxSummary"];
            /** @description Cents that go back in all */
            amount: number;
            /** @description Where they go */
            returns: components["schemas"]["RefundReturn"][];
        };
        RefundList: {
            /** @description As the receipt says it */
            saleId: string;
            /** @description Cents that the card and gift certificates paid */
            paid: number;
            /** @description Cents that went back, or are on their way */
            refunded: number;
            refunds: components["schemas"]["Refund"][];
        };
        RefundRequest: {
            items?: components["schemas"]["RefundItemIds"];
            /**
             * @description The organiser keeps the service fees
             * @default false
             */
            keepFees?: boolean;
            /**
             * @description Tickets whose holder was let in go back too
             * @default false
             */
            evenAdmitted?: boolean;
            /**
             * @description The seats and pieces do not go back on sale
             * @default false
             */
            keepSeats?: boolean;
            reason: components["schemas"]["Reason"];
            /** @description What the preview said goes back, in cents */
            amount: components["schemas"]["Cents"];
        };
        RefundSettlement: {
            /**
             * @description What the processor's console shows, of all cards of the refund together
             * @enum {string}
             */
            outcome: "given-back" | "not-given-back";
            /** @description The numbers of the refund in the console, one for each card; needed for what was given back, so that no later refund takes it for its own */
            processorIds?: string[];
            reason: components["schemas"]["Reason"];
        };
        ResentReceipt: {
            /** @description As the receipt says it */
            saleId: string;
            /** @description The email that it is mailed to */
            to: string;
        };
        VoidPreview: {
            /** @description As the receipt says it */
            saleId: string;
            /** @description Cents that are due and will not be paid */
            amount: number;
            /** @description What ends, without what was refunded before */
            items: components["schemas"]["RefundItem"][];
            /** @description What was used, and what its end would mean. Nothing is voided unless that is asked for; then all of it ends */
            used: components["schemas"]["RefundKept"][];
            /** @description What gift certificates paid, and get back */
            returns: components["schemas"]["RefundReturn"][];
        };
        VoidRequest: {
            /**
             * @description The seats and pieces do not go back on sale
             * @default false
             */
            keepSeats?: boolean;
            /**
             * @description Tickets whose holder was let in end too, what is left of certificates and passes that were used, and the places that these passes were exchanged for
             * @default false
             */
            evenUsed?: boolean;
            reason: components["schemas"]["Reason"];
        };
        SaleVoid: {
            /** @description As the receipt says it */
            saleId: string;
            /** Format: date-time */
            at: string;
            /** @description The staff member */
            by: string;
            reason: string;
            keepSeats: boolean;
            /** @description Cents that were due and will not be paid */
            amount: number;
            /** @description What has ended */
            items: components["schemas"]["RefundItem"][];
            /** @description What gift certificates paid, and have got back */
            returns: components["schemas"]["RefundReturn"][];
        };
        ClientSearch: string;
        FoundClient: {
            id: string;
            email: string;
            firstname: string;
            lastname: string;
            /** @enum {string} */
            language: "fr" | "en";
            /** Format: date-time */
            openedAt: string;
        };
        SupportClientList: {
            clients: components["schemas"]["FoundClient"][];
            /** @description Whether others were left out */
            more: boolean;
        };
        ClientOrder: {
            /** @description As the receipt says it */
            saleId: string;
            /** Format: date-time */
            at: string;
            /** @description Cents of the whole order, taxes included and whatever paid them */
            amount: number;
            voided: boolean;
        };
        ClientNewsletter: {
            id: string;
            title: string;
            /** Format: date-time */
            since: string;
        };
        HeldAccount: {
            client: components["schemas"]["Client"];
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Absent while the email is not confirmed
             */
            emailConfirmedAt?: string;
            hasPassword: boolean;
            /** @description That are alive */
            signIns: number;
            passkeys: number;
            /** @description That open it */
            identities: components["schemas"]["SocialProvider"][];
            /** @description Kept cards */
            cards: number;
            /** @description The newest first */
            orders: components["schemas"]["ClientOrder"][];
            ordersLeftOut: number;
            newsletters: components["schemas"]["ClientNewsletter"][];
        };
        SupportClient: {
            id: string;
            /** @description Absent when it is closed */
            account?: components["schemas"]["HeldAccount"];
            /** @description What was done with it, the last first */
            entries: components["schemas"]["ClientEntry"][];
        };
        ClientReason: {
            reason: components["schemas"]["Reason"];
        };
        NewPasswordAsk: {
            reason: components["schemas"]["Reason"];
            /** @description Somebody else got in: the present password, the passkeys, and the sign-ins with Google and Facebook end at once, so that only the mailed link opens the account, or one that takes an earlier email back */
            takenOver?: boolean;
        };
        HoldList: {
            /** Format: date-time */
            serverTime: string;
            holds: components["schemas"]["SupportHold"][];
        };
        /**
         * @description What a finding is about
         * @enum {string}
         */
        FindingFact: "held" | "extended" | "divided" | "answered" | "linked" | "at-checkout" | "paying" | "payment-ended" | "sold" | "refunded" | "refund-settled" | "payment-settled" | "resent" | "voided" | "given" | "given-back" | "released" | "lapsed" | "taken-over" | "refused" | "free" | "sale-window" | "presale" | "blocked" | "no-price" | "rule" | "discount" | "period" | "events" | "ticket-types" | "price-levels" | "members" | "uses" | "per-shopper" | "applied" | "not-applied";
        /** @description Something that happened, or that decides now */
        Finding: {
            fact: components["schemas"]["FindingFact"];
            /** @description One sentence for a person */
            explanation: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            at?: string;
            /** @description Whose it was, where several carts are told of */
            cartId?: string;
            /** @description Its sale, as on the receipt */
            saleId?: string;
            /** @description The rule of the domain that says so */
            rule?: string;
            /** @description The entry that says so */
            entry?: components["schemas"]["JournalCitation"];
        };
        ExplainedHold: {
            hold: components["schemas"]["SupportHold"];
            /** @description How often its time was extended at the shopper's request */
            extensions: number;
            /** @description What became of it, oldest first */
            findings: components["schemas"]["Finding"][];
        };
        HoldExplanation: {
            /** @description The last characters of the session's id */
            shopper: string;
            /** @description Absent where the session never had one */
            cartId?: string;
            saleId?: string;
            holds: components["schemas"]["ExplainedHold"][];
            /** @description What the shopper asked for meanwhile and was refused, oldest first */
            refusals: components["schemas"]["Finding"][];
        };
        ReleaseReason: {
            reason: components["schemas"]["Reason"];
        };
        ExplainedSeat: {
            seatId: string;
            seat: string;
            row: string;
            rowType?: components["schemas"]["RowType"];
            section: string;
            level: string;
        };
        SeatExplanation: {
            /** Format: date-time */
            serverTime: string;
            eventId: string;
            title: string;
            /** Format: date-time */
            eventStart?: string;
            seat: components["schemas"]["ExplainedSeat"];
            priceLevel?: string;
            /** @enum {string} */
            state: "free" | "held" | "paying" | "sold" | "blocked";
            /** @description By a shopper, now */
            canBeChosen: boolean;
            /** @description Tickets of the party asked about */
            qty: number;
            /** @description What decides whether it can be chosen */
            findings: components["schemas"]["Finding"][];
            /** @description What happened to it, oldest first */
            history: components["schemas"]["Finding"][];
        };
        EventRefundSelection: {
            /**
             * @description The organiser keeps the service fees
             * @default false
             */
            keepFees?: boolean;
            /**
             * @description Tickets whose holder was let in go back too
             * @default false
             */
            evenAdmitted?: boolean;
        };
        EventRefundReturns: {
            /** @description Cents that go back to cards, and to accounts */
            card: number;
            /** @description Cents that go back to gift certificates */
            giftcertificate: number;
            /** @description Cents that were still to be paid, and are not any more */
            instalment: number;
            /** @description How many gift certificates get any back */
            certificates: number;
            /** @description Tickets that go back to flex passes */
            credits: number;
        };
        EventRefundKept: {
            /** @description As the receipt says it */
            saleId: string;
            /** @description Of the ticket as it is printed, else of the piece */
            id: string;
            title: string;
            detail: string;
            why: components["schemas"]["RefundHindrance"];
            /** @description One sentence for a person */
            explanation: string;
        };
        /**
         * @description Refunded before; or its holder was let in; or its payment is due again; or its money was not taken within a day; or it comes to more than was paid; or voided; or it could not be refunded for a defect, which the log names; or the refund of the event was stopped before
         * @enum {string}
         */
        EventRefundHindrance: "refunded" | "admitted" | "payment-due" | "not-captured" | "exceeds-payment" | "voided" | "failed" | "stopped";
        EventRefundLeftOut: {
            /** @description As the receipt says it */
            saleId: string;
            why: components["schemas"]["EventRefundHindrance"];
            /** @description One sentence for a person */
            explanation: string;
        };
        EventRefundPreview: {
            eventId: string;
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** @description Whether the event is cancelled; it is refunded only then */
            cancelled: boolean;
            /** @description Orders that get anything back */
            sales: number;
            /** @description Tickets that end */
            tickets: number;
            /** @description Places to park and deliveries that go back with them */
            extras: number;
            tax: components["schemas"]["TaxSummary"];
            /** @description Cents that go back in all */
            amount: number;
            returns: components["schemas"]["EventRefundReturns"];
            /** @description Tickets that were used at the door and stay; the first 500 */
            kept: components["schemas"]["EventRefundKept"][];
            keptCount: number;
            /** @description Orders of which nothing can go back; the first 500 */
            leftOut: components["schemas"]["EventRefundLeftOut"][];
            leftOutCount: number;
            /** @description Orders whose money is not taken yet: each is refunded as soon as it is */
            notCaptured: number;
            /** @description Carts with something for the event whose payment is under way; what they pay is refunded too */
            carts: number;
        };
        /**
         * @description `done` when no order is left; what a processor has not confirmed yet is asked for after it too
         * @enum {string}
         */
        EventRefundState: "running" | "done" | "stopped";
        EventRefundSum: {
            /** @description Orders */
            sales: number;
            /** @description Cents */
            amount: number;
        };
        /** @description What a refund that is running waits for beside its orders: payments that were under way when it began */
        EventRefundAwaited: {
            /** @description Each that succeeds becomes an order, and is refunded */
            payments: number;
            /**
             * Format: date-time
             * @description When it waits no longer
             */
            until: string;
        };
        EventRefund: {
            id: string;
            eventId: string;
            title: string;
            /** Format: date-time */
            startsAt: string;
            state: components["schemas"]["EventRefundState"];
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            endedAt?: string;
            /** @description The staff member */
            by: string;
            /** @description The staff member */
            stoppedBy?: string;
            reason: string;
            keepFees: boolean;
            evenAdmitted: boolean;
            /** @description Orders in all */
            orders: number;
            /** @description Orders whose turn has not come, or whose money is not taken yet */
            waiting: number;
            done: components["schemas"]["EventRefundSum"];
            requested: components["schemas"]["EventRefundSum"];
            refused: components["schemas"]["EventRefundSum"];
            /** @description Orders of which nothing could go back */
            leftOut: number;
            awaited?: components["schemas"]["EventRefundAwaited"];
            /** @description Of what went back, or is on its way */
            tax: components["schemas"]["TaxSummary"];
            /** @description Cents of it that go to cards, and to accounts */
            card: number;
        };
        EventRefundList: {
            eventId: string;
            refunds: components["schemas"]["EventRefund"][];
        };
        EventRefundRequest: {
            /**
             * @description The organiser keeps the service fees
             * @default false
             */
            keepFees?: boolean;
            /**
             * @description Tickets whose holder was let in go back too
             * @default false
             */
            evenAdmitted?: boolean;
            reason: components["schemas"]["Reason"];
            /** @description What the preview said goes back, in cents */
            amount: components["schemas"]["Cents"];
        };
        /**
         * @description `waiting` until its turn; `requested` until its processor has confirmed it; a refused one gave nothing back
         * @enum {string}
         */
        EventRefundSaleState: "waiting" | "requested" | "done" | "refused" | "left-out";
        EventRefundSale: {
            /** @description Its place in the order in which they are refunded */
            number: number;
            /** @description As the receipt says it */
            saleId: string;
            state: components["schemas"]["EventRefundSaleState"];
            /** @description Cents that went back, or were to */
            amount: number;
            /** @description Tickets and pieces of it that stayed */
            kept: number;
            why?: components["schemas"]["EventRefundHindrance"];
            /** @description Of the hindrance, one sentence for a person */
            explanation?: string;
            /** @description Why its processor refused it, or has not answered yet */
            code?: string;
        };
        EventRefundReport: {
            id: string;
            eventId: string;
            title: string;
            /** Format: date-time */
            startsAt: string;
            state: components["schemas"]["EventRefundState"];
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            endedAt?: string;
            /** @description The staff member */
            by: string;
            /** @description The staff member */
            stoppedBy?: string;
            reason: string;
            keepFees: boolean;
            evenAdmitted: boolean;
            /** @description Orders in all */
            orders: number;
            /** @description Orders whose turn has not come, or whose money is not taken yet */
            waiting: number;
            done: components["schemas"]["EventRefundSum"];
            requested: components["schemas"]["EventRefundSum"];
            refused: components["schemas"]["EventRefundSum"];
            /** @description Orders of which nothing could go back */
            leftOut: number;
            awaited?: components["schemas"]["EventRefundAwaited"];
            /** @description Of what went back, or is on its way */
            tax: components["schemas"]["TaxSummary"];
            /** @description Cents of it that go to cards, and to accounts */
            card: number;
            sales: components["schemas"]["EventRefundSale"][];
        };
        PromotionUse: {
            cartId: string;
            saleId?: string;
            /** @description The last characters of the session's id */
            shopper: string;
            state: components["schemas"]["CartState"];
            /** @description Tickets */
            qty: number;
            /** @description Cents taken off them all */
            off: number;
            /** @description The last change that brought one about */
            entry?: components["schemas"]["JournalCitation"];
        };
        PromotedLine: {
            holdId: string;
            title: string;
            qty: number;
            /** @description Cents that this promotion takes off the line */
            off: number;
            findings: components["schemas"]["Finding"][];
        };
        PromotedOrder: {
            cartId: string;
            saleId?: string;
            lines: components["schemas"]["PromotedLine"][];
            /** @description Of promotions in this cart, oldest first */
            refusals: components["schemas"]["Finding"][];
        };
        PromotionExplanation: {
            promoId: string;
            code: string;
            name: string;
            /** @enum {string} */
            state: "to-come" | "open" | "over" | "used-up";
            /** @description Tickets held or sold with it */
            used: number;
            /** @description Tickets it is for; absent without a limit */
            capacity?: number;
            /** @description Tickets left; absent without a limit */
            left?: number;
            /** @description Tickets a shopper may have with it; absent without a limit */
            perShopper?: number;
            /** @description What it is, and what limits it */
            findings: components["schemas"]["Finding"][];
            /** @description The last 100 carts with it, the last changed first */
            uses: components["schemas"]["PromotionUse"][];
            /** @description Where an order was asked about */
            order?: components["schemas"]["PromotedOrder"];
        };
        /**
         * @description `admitted` alone lets somebody in. `replaced`: the ticket was given away or back, and has another code since
         * @enum {string}
         */
        ScanOutcome: "admitted" | "already-admitted" | "refunded" | "replaced" | "other-event" | "unknown";
        ScanLog: {
            /** Format: date-time */
            serverTime: string;
            /** @description How many tickets of the event were let in */
            admitted: number;
            scans: {
                outcome: components["schemas"]["ScanOutcome"];
                /** Format: date-time */
                at: string;
                /**
                 * Format: date-time
                 * @description When the server heard of it
                 */
                receivedAt: string;
                gate: string;
                staffName: string;
                again?: boolean;
                ticketId?: string;
            }[];
        };
        /** @description What a scanner read */
        TicketCode: string;
        /** @description Ids of the events that people are let in to here; a ticket of any other is told apart */
        ScannedEvents: components["schemas"]["Id"][];
        /** @description Where it was scanned, as the house calls it: a gate, a door, a scanner */
        Gate: string;
        ScanRequest: {
            code: components["schemas"]["TicketCode"];
            eventIds: components["schemas"]["ScannedEvents"];
            gate: components["schemas"]["Gate"];
            /**
             * @description Lets somebody in who was let in before
             * @default false
             */
            again?: boolean;
        };
        ScannedTicket: {
            id: string;
            eventId: string;
            /** @description Of the event */
            title: string;
            /** Format: date-time */
            eventStart: string;
            /** @description Its seat in words; empty where it has none */
            place: string;
            priceType: string;
            /** @description Of the order */
            receiptNumber: string;
        };
        Scan: {
            outcome: components["schemas"]["ScanOutcome"];
            /** Format: date-time */
            at: string;
            gate: string;
            /** @description Let in once more by somebody with the permission */
            again?: boolean;
            ticket?: components["schemas"]["ScannedTicket"];
            /** @description When and where somebody was let in with it: of a ticket that is let in again, or not any more, or that somebody was let in with after this scan, which was handed in later */
            first?: {
                /** Format: date-time */
                at: string;
                gate: string;
            };
        };
        ScanImport: {
            eventIds: components["schemas"]["ScannedEvents"];
            gate: components["schemas"]["Gate"];
            scans: {
                code: components["schemas"]["TicketCode"];
                /** @description When it was scanned, with its zone; a time that has not come yet, or before the ticket was issued, counts as now */
                at: string;
            }[];
        };
        DoorList: {
            /** Format: date-time */
            serverTime: string;
            eventId: string;
            tickets: {
                id: string;
                /** @description Which of its codes is good: 0 is the first */
                codeNumber: number;
                /** Format: date-time */
                admittedAt?: string;
            }[];
        };
        VenueOfSite: {
            id: string;
            name: string;
            city: string;
            seatCount: number;
        };
        VenuePlan: {
            venueId: string;
            /** @description Path within the folder that was imported */
            venueFile: string;
            /** @description The venue's file, in YAML */
            venue: string;
            /** @description Path within the folder that was imported */
            planFile: string;
            /** @description A seating plan in pretix's format */
            plan: string;
            revision: string;
            /** @description Seats that are sold, here or elsewhere, or held at any event of the venue */
            seats: {
                /** @description The plan's `seat_guid` */
                seatId: string;
                /** @enum {string} */
                state: "sold" | "held";
            }[];
        };
        /** @description Changes with the plan and the venue's file */
        PlanRevision: string;
        /** @description A seating plan in pretix's format */
        PlanText: string;
        /** @description The venue's file, in YAML */
        VenueText: string;
        VenuePlanSave: {
            /** @description Of the plan that was read; absent for a new venue */
            revision?: components["schemas"]["PlanRevision"];
            plan: components["schemas"]["PlanText"];
            venue?: components["schemas"]["VenueText"];
            /**
             * @description Judges and saves nothing
             * @default false
             */
            dryRun?: boolean;
        };
        VenuePlanVerdict: {
            /**
             * @description `judged`: it can be saved as it is. `refused`: the problems say why
             * @enum {string}
             */
            outcome: "saved" | "judged" | "refused";
            /** @description Of what is stored now; empty where nothing is */
            revision: string;
            /** @description What changed from the stored plan, a sentence each, in the request's language */
            differences: string[];
            /** @description What an import of these files would be refused for */
            problems: {
                file: string;
                line?: number;
                column?: number;
                /** @description In the request's language where it is of a seat; else in English */
                message: string;
                /** @description A sold or held seat that the plan would take away or change */
                seatId?: string;
            }[];
        };
        TicketKey: {
            /** @description As the codes name it: six hexadecimal digits */
            id: string;
            /** @description Signs the codes of today */
            current: boolean;
            /** @description The public key (RFC 8037) */
            jwk: {
                /** @enum {string} */
                kty: "OKP";
                /** @enum {string} */
                crv: "Ed25519";
                x: string;
            };
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            version?: string;
        };
    };
    responses: {
        /** @description A failure from the operation's closed list */
        problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Language of the texts in the answer. */
        language: "fr" | "en";
        /** @description Always WEB for a web storefront. */
        context: string;
        /** @description The organiser's account. */
        accountId: string;
        /** @description The organiser's code. */
        accountCode: string;
        /** @description The tenant's site; wins over the host name. */
        subdomain: string;
        /** @description Whether the client is a member. */
        member: string;
        /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
        cache: string;
        /** @description Id of the thing. */
        id: components["schemas"]["Id"];
        /** @description Version of the availability that the caller has; what is still so is not told again. */
        knownVersion: string;
        /** @description The same, as browsers send it when they connect again; the query wins. */
        lastEventId: string;
        /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
        reservationToken: components["schemas"]["Token"];
        /** @description What names a payment that is stuck. */
        paymentId: components["schemas"]["Id"];
        /** @description Id of a refund. */
        refundId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description The token of the session from now on, when it is another; the one of the request is then worth nothing any more. */
        sessionTokenIfNew: string;
        /** @description The token of the session from now on; the one of the request is worth nothing any more. */
        sessionToken: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWebsiteConfig: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteConfig"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Kind of show */
                category?: components["schemas"]["Category"];
                /** @description Province of the venue */
                province?: components["schemas"]["ProvinceName"];
                /** @description Orders by distance from this postal code */
                postalCode?: string;
                /** @description First day, from its beginning or from a local time, such as 2026-12-05T19:00 */
                startDate?: components["schemas"]["LocalMoment"];
                /** @description Last day, to its end or to a local time */
                endDate?: components["schemas"]["LocalMoment"];
                /** @description Words in the title or the venue, accents ignored */
                q?: components["schemas"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSummary"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getGroupedPage: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listByocEventPrices: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Page that offers the combo */
                pageId: components["schemas"]["Id"];
                /** @description The build-your-own combo */
                byocId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByocEvents"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByocEventPrices"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listByocPrices: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Page that offers the combo */
                pageId: components["schemas"]["Id"];
                /** @description The build-your-own combo */
                byocId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByocChoice"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ByocPriceGroup"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDetail"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getEventCalendar: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Signed name of an order with tickets for it, as their calendarUrl has it */
                order?: components["schemas"]["Token"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file with one event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionDetail"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getEventSeatMap: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getEventPolygons: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSectionDetails: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Section of the venue */
                sectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatDetail"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getAvailability: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    streamAvailability: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Version of the availability that the caller has; what is still so is not told again. */
                version?: components["parameters"]["knownVersion"];
            };
            header?: {
                /** @description The same, as browsers send it when they connect again; the query wins. */
                "Last-Event-ID"?: components["parameters"]["lastEventId"];
            };
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until either side ends the stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSection: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSectionInMode: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description full or polygons */
                mode: "full" | "polygons";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSubscriptionSeatMap: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSubscriptionPolygons: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSubscriptionSectionDetails: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Section of the venue */
                sectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatDetail"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSubscriptionAvailability: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    streamSubscriptionAvailability: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Version of the availability that the caller has; what is still so is not told again. */
                version?: components["parameters"]["knownVersion"];
            };
            header?: {
                /** @description The same, as browsers send it when they connect again; the query wins. */
                "Last-Event-ID"?: components["parameters"]["lastEventId"];
            };
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until either side ends the stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getVenueSeatMap: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getVenuePolygons: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getVenueSectionDetails: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Section of the venue */
                sectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatDetail"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createHolds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldGroup"][];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    releaseHolds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseItem"][];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    extendHolds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    answerHolds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketAnswer"][];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    holdByPriceLevel: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Promotion code */
                promo?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceLevelHold"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    holdSubscriptionByPriceLevel: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Promotion code */
                promo?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceLevelHold"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    splitPriceLine: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceSplit"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getCartByToken: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of the link (reservationToken) */
                token: components["schemas"]["Token"];
                /** @description Presale code that the link came with. The lines keep the codes they were held with, whatever it says. */
                presale?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    linkOwnCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCartLink"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    deleteCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    deleteUnconfirmed: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getEventPriceTaxes: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Price of the event */
                priceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSummary"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSubscriptionPriceTaxes: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Price of the subscription */
                priceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSummary"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getMembershipTaxes: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSummary"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getTaxesInForce: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Event ids, comma-joined */
                eventIds?: string;
                /** @description Subscription ids, comma-joined */
                subscriptionIds?: string;
                /** @description Product ids, parking included, comma-joined */
                productIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxesInForce"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getItemTaxes: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Kind of thing */
                a: components["schemas"]["TaxedKind"];
                /** @description Id of the thing */
                b: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSummary"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    lookUpPromotion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferCode"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    openPresale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresaleCode"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedPresale"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getGiftCertificate: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Code on the certificate */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCertificate"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listParking: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Event ids, comma-joined */
                eventIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkingItem"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getShippings: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Event ids, comma-joined */
                eventIds: string;
                /** @description Country code */
                country?: string;
                /** @description Province or HORS_CANADA */
                province?: components["schemas"]["ProvinceName"];
                /** @description Cents */
                cartAmount?: components["schemas"]["Cents"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shippings"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    askKey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Presale code */
                presale?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Kind of thing */
                type: components["schemas"]["KeyKind"];
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRecord"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    askKeyEta: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Presale code */
                presale?: components["schemas"]["PromoCode"];
            };
            header?: never;
            path: {
                /** @description Kind of thing */
                type: components["schemas"]["KeyKind"];
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRecord"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyEta"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    sendQueueEmail: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueEmail"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    getQueueEmailStatus: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueEmailStatus"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    leaveQueue: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is kept any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    listQueues: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queue"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getLocation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listOutlets: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getStaticPage: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Which page */
                name: components["schemas"]["StaticPageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPage"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getNearbyStay: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearbyStay"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getTestNearbyStay: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearbyStay"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createSale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleStart"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    setSaleDeliveries: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryChoice"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleStart"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    setSaleCertificates: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Token of a link to pay. The call is about the cart that it names instead of the session's own (extension). */
                reservationToken?: components["parameters"]["reservationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateCodes"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleStart"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    checkoutCreditCard: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getInvoiceConfirmation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    authenticateWithPaysafe: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaysafeAuthenticationRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreeDSecureResult"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    checkGlobalPaymentsEnrolment: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Hash of the sale, from create-sale */
                hash: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolmentRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentResult"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    receiveMethodNotification: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MethodNotification"];
            };
        };
        responses: {
            /** @description A page that posts a message to its parent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    receiveChallengeNotification: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChallengeNotification"];
            };
        };
        responses: {
            /** @description A page that posts a message to its parent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    initiateGlobalPaymentsAuthentication: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiateAuthenticationRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreeDSecureResult"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getGlobalPaymentsAccessToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["problem"];
        };
    };
    receivePayPalEvent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getTicketsPdf: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description First ticket (sodId); ticket1, ticket2… follow */
                ticket0: components["schemas"]["Id"];
                /** @description Delivery category */
                mail?: components["schemas"]["DeliveryCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF with one page a ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getTicketCode: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture without a border; what shows it leaves white around it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createSession: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Created at start-up, not by the shopper */
                auto?: string;
                /** @description Referrer */
                r?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    logIn: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshToken"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createRefreshToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshToken"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getRefreshToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The refresh token itself */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshToken"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    authorizeRefreshToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The refresh token itself */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    endRefreshToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is worth nothing any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    rotateRefreshToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshToken"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getPermissionMask: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getUserPermissions: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSeatsPdf: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The event */
                perf: components["schemas"]["Id"];
                /** @description First seat (dispositionDetailId); seat1, seat2… follow */
                seat0: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF of the map with the seats marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listUpcomingTickets: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketElement"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    sendTicketAsGift: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getTicketGift: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketGift"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    takeBackTicketGift: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    getTicketGiftPdf: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF with one page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    declineTicketGift: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    getGoogleWalletLink: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Signed name of a ticket, its owner and the website */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An address to open in a new tab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getAppleWalletPass: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Signed name of a ticket, its owner and the website */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pass file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getInteracPayment: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Who pays */
                clientId: components["schemas"]["Id"];
                /** @description Dollars, shipping included, such as 52.50 */
                amount: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InteracPayment"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    receiveInteracResult: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InteracResult"];
            };
        };
        responses: {
            /** @description A page that leads back to the shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createPayPalOrder: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalOrderRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPalOrder"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createApplePaySession: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplePaySessionRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplePaySession"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getDeferredSale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeferredSaleRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeferredSale"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    payDeferredSale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getRenewal: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The tenant's site */
                subdomain: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalDetailsRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalDetails"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    payRenewal: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The tenant's site */
                subdomain: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalResponse"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    updateClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Client"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionTokenIfNew"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    createClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Client"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getOwnClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listSignIns: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignIns"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    endSignIn: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a sign-in */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    endOtherSignIns: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    previewClosing: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPreview"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    closeOwnAccount: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAsked"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyToMake"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a passkey */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a passkey */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getKeptCards: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCards"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    removeKeptCard: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Of a kept card */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCardRemoval"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Asked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description Confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Taken back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    sendEmailConfirmation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    withdrawEmailChange: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    logInClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientCredentials"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    logInWithFacebook: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacebookSignIn"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    logInWithGoogle: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignIn"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    beginSocialSignIn: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSignInStart"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialSignInStarted"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    finishSocialSignIn: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSignInReturn"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    "x-session-token": components["headers"]["sessionToken"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    checkAuthentication: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authentication"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    logOutClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The organiser's code */
                accountCode: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The session's client */
                clientId: components["schemas"]["Id"];
                /** @description With tickets and returnedTickets */
                includeTickets?: boolean;
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getInvoiceHtml: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The invoice */
                s: components["schemas"]["Id"];
                /** @description The session's client */
                cl: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of HTML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listFlexPasses: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexPass"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getFlexPass: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexPass"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getFlexPassEvents: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Which pass, where an invoice sold passes of several kinds; the first when absent (extension) */
                flexpassEventId?: components["schemas"]["Id"];
                /** @description Key of the pass's queue, where it has one (extension) */
                keyserverToken?: components["schemas"]["Token"];
            };
            header?: never;
            path: {
                /** @description The invoice that sold it */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexPass"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    exchangeFlexPass: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexPass"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listSaleNewsletters: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleNewslettersRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listClientNewsletters: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The session's client */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listMasterNewsletters: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The session's client */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    confirmNewsletters: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the address receives from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    readNewsletterLink: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of a mail, of either kind */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterLink"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    openUnsubscribe: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that leads to the shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    leaveNewsletter: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description From the link of the mail */
                token: components["schemas"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Unsubscription"];
                "multipart/form-data": components["schemas"]["Unsubscription"];
                "application/json": components["schemas"]["Unsubscription"];
            };
        };
        responses: {
            /** @description What the link was about, as the address stands with it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    changeNewsletters: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterChange"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The email in base64 */
                base64: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    verifyPhone: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The number in base64 */
                base64: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    verifyAddress: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description First line of the address */
                line1: string;
                /** @description City */
                city: string;
                /** @description Country, two letters */
                country: string;
                /** @description Postal code */
                zip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    verifyIp: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    checkMail: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description The email in base64 */
                base64: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailCheck"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    findCity: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Degrees */
                latitude: number;
                /** @description Degrees */
                longitude: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listCarousel: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getMainBanner: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description The tenant has none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    getSecondaryBanner: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description The tenant has none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    listTagManagers: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listDataLayerProducts: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description With what describes the product, not its ids alone */
                isfullproducts?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackedProduct"][];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataLayerProduct"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getDataLayer: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The sale a confirmation page is about */
                saleId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Encoded address of the page, from the root of its site */
                pageUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataLayer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listProducers: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Producer"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    writeLog: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description How grave it is */
                level: components["schemas"]["LogLevel"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogEntry"];
            };
        };
        responses: {
            /** @description Kept, or below the site's level */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["problem"];
        };
    };
    listSupportCarts: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Session, sale, client name or email */
                q?: components["schemas"]["SearchText"];
                /** @description Only carts in this state */
                state?: components["schemas"]["CartState"];
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSupportCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartReport"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    clearSupportCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartClearing"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    explainSupportCart: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description What is to be explained */
                about: components["schemas"]["ExplainedSubject"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    linkSupportCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartLinkRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartLink"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    settlePayment: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description What names a payment that is stuck. */
                paymentId: components["parameters"]["paymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSettlement"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartReport"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    replaySupportCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartReplay"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    exportSupportCart: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartTestCase"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    previewRefund: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundSelection"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    refundSale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    settleRefund: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Id of a refund. */
                refundId: components["parameters"]["refundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundSettlement"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    resendReceipt: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentReceipt"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    previewVoid: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoidPreview"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    voidSale: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleVoid"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listSupportClients: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description An email, an id, or the beginning of a name or an email */
                q: components["schemas"]["ClientSearch"];
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportClientList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSupportClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportClient"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    exportSupportClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientReason"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    previewSupportClosing: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPreview"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    closeSupportClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientReason"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientEntry"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    askNewPassword: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordAsk"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientEntry"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listSupportHolds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Only this event */
                eventId?: components["schemas"]["OptionalId"];
                /** @description Only this cart */
                cartId?: components["schemas"]["OptionalId"];
                /** @description At most so many */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getSupportHold: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportHold"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    explainSupportHold: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldExplanation"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    releaseSupportHold: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseReason"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    explainSupportSeat: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Tickets of the party that would sit there */
                qty?: number;
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
                /** @description Id of the seat */
                seatId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatExplanation"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    previewEventRefund: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRefundSelection"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRefundPreview"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listEventRefunds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRefundList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    refundEvent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRefundRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRefund"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getEventRefund: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description Only orders of this state */
                state?: components["schemas"]["EventRefundSaleState"];
                /** @description The number of the last order that the caller has */
                after?: number;
                /** @description Most orders to answer */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRefundReport"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    stopEventRefund: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRefund"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    explainSupportPromotion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description A cart, its sale as on the receipt, or one of its holds: why the promotion did or did not apply to it */
                order?: components["schemas"]["OptionalId"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionExplanation"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listScans: {
        parameters: {
            query: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
                /** @description The event whose scans are listed */
                eventId: components["schemas"]["Id"];
                /** @description Most entries to answer */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanLog"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    scanTicket: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scan"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    importScans: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanImport"];
            };
        };
        responses: {
            /** @description The answer, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scan"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getDoorList: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorList"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueOfSite"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getVenuePlan: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenuePlan"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    saveVenuePlan: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path: {
                /** @description Id of the thing. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenuePlanSave"];
            };
        };
        responses: {
            /** @description The verdict; nothing is saved unless the outcome says so */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenuePlanVerdict"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    listTicketKeys: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. */
                language?: components["parameters"]["language"];
                /** @description Always WEB for a web storefront. */
                context?: components["parameters"]["context"];
                /** @description The organiser's account. */
                accountId?: components["parameters"]["accountId"];
                /** @description The organiser's code. */
                accountCode?: components["parameters"]["accountCode"];
                /** @description The tenant's site; wins over the host name. */
                subdomain?: components["parameters"]["subdomain"];
                /** @description Whether the client is a member. */
                member?: components["parameters"]["member"];
                /** @description Milliseconds a client may keep the answer; `0` asks for a fresh one. */
                cache?: components["parameters"]["cache"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketKey"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
}
