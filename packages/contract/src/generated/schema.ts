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
                province?: string;
                /** @description Orders by distance from this postal code */
                postalCode?: string;
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
                /** @description Words in the title or the venue, accents ignored */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pages of the site */
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
        /** Map of an event as section polygons, without seats */
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
                sectionId: string;
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
        /** One section with its rows and seats */
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
                sectionId: string;
            };
            cookie?: never;
        };
        /**
         * What each seat of a section costs in a subscription and whether it can be chosen
         * @description A seat is sellable only when it is free at every event of the subscription.
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
         * @description All or nothing, in one transaction. A refused request changes nothing, the countdown included.
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
         * @description Only holds of the own session; unknown ones are ignored.
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
                promo?: string;
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
        /** Hold the best available seats or places of price levels */
        post: operations["holdByPriceLevel"];
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
         * @description Idempotent.
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
        /** Which cards and methods the site accepts */
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
                priceId: string;
            };
            cookie?: never;
        };
        /** Taxes on one ticket at a price */
        get: operations["getEventPriceTaxes"];
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
                province?: string;
                /** @description Cents */
                cartAmount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the tickets of events can be delivered */
        get: operations["getShippings"];
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start the sale of the session's cart
         * @description Keeps the seats for the time a payment takes. Asked again before the payment, it answers the same sale with the cart's present amount.
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sale of the session */
        get: operations["getSale"];
        put?: never;
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
        /** Receipt of a sale of this session */
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
                hash: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Global Payments 3-D Secure, is the card enrolled */
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
        /** Global Payments 3-D Secure, authenticate the shopper */
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
        /** Short-lived token that may only tokenise a card */
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
                accountCode: string;
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
                ticket0: string;
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
        /** Staff sign-in */
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
                token: string;
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
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session with a refresh token */
        post: operations["authorizeRefreshToken"];
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
        /** Permissions as a list of numbers */
        get: operations["getUserPermissions"];
        put?: never;
        post?: never;
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
                q?: string;
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
                eventId?: string;
                /** @description Only this cart */
                cartId?: string;
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
                message: string;
            }[];
            seatIds?: string[];
            /** @description Seats that could be chosen instead */
            nearest?: string[];
            min?: number;
            max?: number;
            available?: number;
            amount?: number;
            saleState?: string;
            declineCode?: string;
            clientSecret?: string;
            /** @description Seconds */
            retryAfter?: number;
        };
        /** @enum {string} */
        Language: "fr" | "en";
        /** @description Colours of the tenant; missing ones follow from these. */
        ThemePalette: {
            [key: string]: string;
        };
        /** @description imageSize is SMALL (the favicon), BIG, BANNER or {W}x{H}, with _FR for a French variant. */
        Image: {
            imageSize: string;
            url: string;
        };
        /** @enum {string} */
        Processor: "PAYMENTECH" | "MONERIS" | "PAYPAL" | "EXACT" | "STRIPE" | "PAYSAFE" | "DO_NOT_USE" | "CARDCONNECT" | "GLOBALPAYMENTS";
        /** @description Public keys only. */
        ProcessorConfig: {
            type: components["schemas"]["Processor"];
            /** @description Publishable key or tokenisation access */
            token?: string;
            threeDSecure: boolean;
            /** @description Browser key of the 3-D Secure library */
            threeDSecureToken?: string;
            accountId?: string;
            /** @description Where the processor's browser library is served (extension) */
            sdkUrl?: string;
            /** @enum {string} */
            environment?: "LIVE" | "TEST";
        };
        Contact: {
            phone?: string;
            email?: string;
            address?: string;
        };
        /** @enum {string} */
        DeliveryCategory: "E_TICKETS" | "SMARTPHONE" | "MAIL" | "WILLCALL";
        WebsiteConfig: {
            accountId: string;
            accountCode: string;
            subdomain: string;
            /** @description Name of the organiser (extension) */
            name: string;
            tagline?: string;
            /** @description Cart features are on */
            cart: boolean;
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
            uniqueHolderSurvey?: boolean;
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
        };
        /** @enum {string} */
        Category: "show" | "sport" | "music" | "comedy" | "festival" | "art" | "exhibition";
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
            /** @description The next event on sale */
            nextEventId?: string;
        };
        ItemHour: {
            formattedHour: string;
            formattedDatetime: string;
            saleState: components["schemas"]["SaleState"];
            expositionId: string;
            /** @description Hides the hour */
            dateOnly: boolean;
        };
        CalendarEvent: {
            id: string;
            code: string;
            showId: string;
            title: string;
            imageUrl?: string;
            note?: string;
            saleState: components["schemas"]["SaleState"];
            itemHours: components["schemas"]["ItemHour"][];
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
            place: components["schemas"]["Place"];
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
            saleState: components["schemas"]["SaleState"];
            redirectUrl?: string;
            priceFrom?: number;
            shows: components["schemas"]["Show"][];
            subscriptions: Record<string, never>[];
            combos: Record<string, never>[];
            suggestion: Record<string, never>[];
            itemsDates: {
                items: {
                    /** Format: date */
                    date: string;
                    dates: components["schemas"]["CalendarEvent"][];
                }[];
            };
        };
        /** @description One price type in a price level; amounts in cents. */
        Price: {
            id: string;
            /** @description Extension */
            name: string;
            /** @description Key of the price type, such as adult (extension) */
            priceType: string;
            price: number;
            serviceCharges: number;
            /** @description Step of plus and minus when above 0 */
            divisor: number;
            /** @description 0 = unlimited */
            maxTickets: number;
            minTickets: number;
            qty?: number;
            seatIds?: string[];
            confirmed?: boolean;
            total?: number;
        };
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
        EventDetail: {
            id: string;
            code: string;
            pageId: string;
            showId: string;
            title: string;
            pageTitle: string;
            imageUrl?: string;
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
            /**
             * @description none: price levels only
             * @enum {string}
             */
            seatMap: "full" | "polygons" | "none";
            priceLevels: components["schemas"]["PriceLevel"][];
            priceFrom?: number;
            placesLeft?: number;
            avoidSingle: boolean;
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
            /** @description Wheelchair place (extension) */
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
        };
        Level: {
            id: string;
            name: string;
            sections: components["schemas"]["Section"][];
        };
        MapPriceLevel: {
            id: string;
            /** @description Extension */
            name: string;
            color: string;
            prices: components["schemas"]["Price"][];
            /** @description Cents, service charge included */
            min: number;
            /** @description Cents, service charge included */
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
            note?: string;
        };
        Availability: {
            eventId: string;
            version: string;
            /** Format: date-time */
            serverTime: string;
            placesLeft: number;
            sections: {
                sectionId: string;
                /** @description Changes when a seat of the section changes */
                version: string;
                placesLeft: number;
                capacity: number;
            }[];
        };
        /** @enum {string} */
        HoldType: "show" | "subscription" | "parking" | "COMBO" | "BYOC" | "MEMBER" | "GIFT_CERTTIFICATES";
        HoldPriceLine: {
            /** @description Price id */
            id: string;
            qty: number;
            seatIds?: string[];
            promoId?: string;
            expositionId?: string;
            parkingId?: string;
            parkingDate?: string;
            parkingType?: string;
            presale?: string;
            confirmed?: boolean;
            /** @description Price plus service charges; the server recomputes it */
            amount?: number;
            referenceId?: string;
            comboGroupDetailId?: string;
            giftCertificatesId?: string;
            imageUrl?: string;
            pageUrl?: string;
            venue?: string;
            date?: string;
            title?: string;
        };
        HoldGroup: {
            type: components["schemas"]["HoldType"];
            /** @description Event id for type show */
            id: string;
            prices: components["schemas"]["HoldPriceLine"][];
            keyserverToken?: string;
            memberId?: string;
            comboGroupId?: string;
            comboId?: string;
            comboQty?: number;
            byocId?: string;
            pageUrl?: string;
            imageUrl?: string;
            giftCertificatesId?: string;
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
        };
        /** @description One line, amounts in cents for one ticket; total for the line. */
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
            parkingId?: string;
            subscriptionId?: string;
            byocId?: string;
            comboId?: string;
            comboGroupId?: string;
            memberId?: string;
            giftCertificatesId?: string;
            hoursId?: string;
            eventId: string;
            seatIds: string[];
            confirmed: boolean;
            presale?: string;
            presaleCode?: string;
            cartDetailToken: components["schemas"]["CartDetailToken"][];
            donation?: boolean;
            soldout?: boolean;
            rs: boolean;
            imageUrl?: string;
            pageUrl?: string;
            visualizeSeatUrl?: string;
            fullDate?: string;
            venue?: string;
            /** Format: date-time */
            date?: string;
            title: string;
            abandonedCartActive: boolean;
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
            eventId: string;
            title: string;
            imageUrl?: string;
            /** Format: date-time */
            eventStart: string;
            location: components["schemas"]["Place"];
            prices: components["schemas"]["CartPrice"][];
            events?: Record<string, never>[];
            parking?: Record<string, never>[];
            /** @description Of this element (extension) */
            tax: components["schemas"]["TaxSummary"];
        };
        Cart: {
            /** @description What support staff ask for (extension) */
            id: string;
            state: components["schemas"]["CartState"];
            /** @description Grows with every change (extension) */
            version: number;
            cartElements: components["schemas"]["CartElement"][];
            tax: components["schemas"]["TaxSummary"];
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
        };
        HoldsAnswer: {
            message: string;
            cart: components["schemas"]["Cart"];
            /** @description A pick was allowed only because no better one was left (extension) */
            lastResort?: boolean;
        };
        /** @description Names what to give back, by hold (reservationId), by lines of the cart (holds) or by event. */
        ReleaseItem: {
            eventId?: string;
            subscriptionId?: string;
            /** @description A hold's id */
            reservationId?: string;
            clientSubscriptionId?: string;
            /** @description Line ids (idCartLine) */
            holds?: string[];
            questionResponse?: string;
            shipping?: string;
            qty?: number;
            parkingId?: string;
            parkingDate?: string;
            presale?: string;
        };
        PriceLevelHold: {
            priceLevels: {
                /** @description Price level id */
                id: string;
                prices: {
                    /** @description Price id */
                    id: string;
                    qty: number;
                }[];
            }[];
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
            code: components["schemas"]["DeliveryCategory"];
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
        SaleStart: {
            saleToken: string;
            /** @description Cents to pay (extension) */
            amount: number;
            tax: components["schemas"]["TaxSummary"];
            /** @description Names the sale in Global Payments calls (extension) */
            hash?: string;
            remainingTime: number;
            /** Format: date-time */
            serverTime: string;
        };
        /** @enum {string} */
        SaleProgress: "open" | "paying" | "paid" | "released";
        Sale: {
            saleToken: string;
            saleId?: string;
            state: components["schemas"]["SaleProgress"];
        };
        /** @enum {string} */
        AddressType: "OLD" | "BILLING" | "COMPANY";
        Address: {
            addressLine1: string;
            addressLine2?: string;
            appartment?: string;
            city: string;
            zipCode: string;
            country: string;
            company?: string;
            /** @enum {string} */
            unitType?: "APARTMENT" | "SUITE" | "UNIT";
            type: components["schemas"]["AddressType"];
            province?: string;
        };
        Phone: {
            /** @enum {string} */
            type: "MAISON";
            number: string;
        };
        /** @description Who buys. A guest gives a name and an email. */
        Client: {
            id?: string;
            firstname: string;
            lastname: string;
            email: string;
            username?: string;
            /** @enum {string} */
            language?: "fr" | "en";
            company?: string;
            title?: string;
            addresses?: components["schemas"]["Address"][];
            phones?: components["schemas"]["Phone"][];
        };
        CreditCard: {
            number?: string;
            /** @description MMYY */
            expiry?: string;
            cvd?: string;
            nameOnCard?: string;
            tokensPayment?: {
                /** @enum {string} */
                type: "stripe" | "google_pay" | "apple_pay";
                token: string;
            };
            stripeToken?: string;
            threeDSecureAuthenticationId?: string;
        };
        ShippingCart: {
            eventId: string;
            code: components["schemas"]["DeliveryCategory"];
            price?: number;
        };
        PaymentRequest: {
            client: components["schemas"]["Client"];
            creditCard: components["schemas"]["CreditCard"];
            /** @description Cents, taxes and shipping included; checked against the cart */
            amount: number;
            shippingCarts?: components["schemas"]["ShippingCart"][];
            saleToken: string;
            accessToken?: string;
        };
        PaymentResponse: {
            saleId: string;
            /** @description Accepted while the money is not final */
            deferred: boolean;
            /** @description Our payment record */
            crId: string | null;
        };
        IssuedTicket: {
            sodId: string;
            mailCategory: components["schemas"]["DeliveryCategory"];
            eventId: string;
            title: string;
            /** Format: date-time */
            eventStart: string;
            priceLevel: string;
            priceType: string;
            printable: boolean;
            seat?: {
                level: string;
                section: string;
                row: string;
                /** @description Whether row names a row or a table (extension) */
                rowType?: components["schemas"]["RowType"];
                seat: string;
                dispositionDetailId: string;
            };
        };
        Receipt: {
            saleId: string;
            /** Format: date-time */
            date: string;
            client: components["schemas"]["Client"];
            tax: components["schemas"]["TaxSummary"];
            cartElements: components["schemas"]["CartElement"][];
            shipping: components["schemas"]["ShippingCart"][];
            deferred: boolean;
            payment: {
                amount: number;
                brand?: string;
                lastFour?: string;
                crId?: string;
            };
            tickets: components["schemas"]["IssuedTicket"][];
            organiser: {
                name: string;
                email?: string;
                phone?: string;
                taxNumbers: string[];
            };
        };
        /** @description Sent to the processor and forgotten. */
        CardToAuthenticate: {
            number: string;
            expiry: string;
            nameOnCard: string;
        };
        PaysafeAuthenticationRequest: {
            saleToken: string;
            bin: string;
            amount: number;
            /** @enum {string} */
            currency: "CAD" | "USD" | "EUR" | "CZK" | "GBP";
            deviceFingerprintingId: string;
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
            amount: number;
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
        MethodNotification: {
            threeDSMethodData: string;
        };
        ChallengeNotification: {
            cres: string;
            threeDSSessionData?: string;
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
            hash: string;
            authenticationId: string;
            amount: number;
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
        Credentials: {
            username: string;
            password: string;
            oauthType?: string;
        };
        RefreshToken: {
            refreshToken: string;
            userId: string;
            /** Format: date-time */
            expiration: string;
            oauthType: string;
        };
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
            state: "live" | "paying" | "lapsed" | "released" | "sold";
            eventId: string;
            title: string;
            /** Format: date-time */
            eventStart: string;
            priceLevel: string;
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
            state: "created" | "authenticating" | "authorising" | "authorised" | "declined" | "unknown" | "captured" | "voided" | "refunded";
            processor: components["schemas"]["Processor"];
            amount: number;
            brand?: string;
            lastFour?: string;
            code?: string;
        };
        CartReport: {
            summary: components["schemas"]["CartSummary"];
            cart: components["schemas"]["Cart"];
            holds: components["schemas"]["SupportHold"][];
            journal: components["schemas"]["JournalEntry"][];
            attempts: components["schemas"]["PaymentAttempt"][];
            sale?: components["schemas"]["Sale"];
        };
        HoldList: {
            /** Format: date-time */
            serverTime: string;
            holds: components["schemas"]["SupportHold"][];
        };
        ReleaseReason: {
            reason: string;
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
        id: string;
    };
    requestBodies: never;
    headers: never;
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
                province?: string;
                /** @description Orders by distance from this postal code */
                postalCode?: string;
                /** @description First day */
                startDate?: string;
                /** @description Last day */
                endDate?: string;
                /** @description Words in the title or the venue, accents ignored */
                q?: string;
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
                sectionId: string;
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
                sectionId: string;
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
                promo?: string;
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
                priceId: string;
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
                province?: string;
                /** @description Cents */
                cartAmount?: number;
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
                hash: string;
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
                accountCode: string;
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
                ticket0: string;
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
                token: string;
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
                token: string;
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
                q?: string;
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
                eventId?: string;
                /** @description Only this cart */
                cartId?: string;
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
