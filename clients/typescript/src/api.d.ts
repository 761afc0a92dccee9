// Written by `npm run openapi` from the operations of the service; a test fails when it differs.
export interface paths {
	"/register": { post: { parameters: None; requestBody: Json<Schemas["RegisterRequest"]>; responses: { 201: Json<Schemas["Registration"]>; default: Failure<Common | ("EMAIL_TAKEN" | "INVALID_PARENT" | "MALFORMED_JSON" | "USERNAME_TAKEN" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "ADMIN_REQUIRED" | "CONFIRMATION_REQUIRED" | "INVITATION_REQUIRED" | "REGISTRATION_CLOSED" | "SETUP_CODE_REQUIRED" | "TOO_MANY_LEARNERS" | "TOO_MANY_WAITING_LEARNERS" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS")>; }; }; };
	"/login": { post: { parameters: None; requestBody: Json<Schemas["LoginRequest"]>; responses: { 200: Json<Schemas["Login"]>; default: Failure<"MALFORMED_JSON" | "VALIDATION_FAILED" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "HOST_NOT_ALLOWED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE">; }; }; };
	"/logout": { post: { parameters: None; requestBody?: never; responses: { 307: { content?: never; }; default: Failure<Common | ("BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/user": { get: { parameters: None; requestBody?: never; responses: { 307: { content?: never; }; default: Failure<Common>; }; }; };
	"/api/logout": { post: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/user": { get: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["User"]>; default: Failure<Common>; }; }; put: { parameters: None; requestBody: Json<Schemas["UpdateUser"]>; responses: { 200: Json<Schemas["User"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "EMAIL_TAKEN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; delete: { parameters: None; requestBody: Json<Schemas["Confirmation"]>; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "FORBIDDEN" | "LAST_ADMIN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; };
	"/api/healthcheck": { get: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["Health"]>; 503: Json<Schemas["Health"]>; default: Failure<"VALIDATION_FAILED" | "REQUEST_TIMEOUT" | "HOST_NOT_ALLOWED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR">; }; }; };
	"/api/version": { get: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["Version"]>; default: Failure<"VALIDATION_FAILED" | "REQUEST_TIMEOUT" | "HOST_NOT_ALLOWED" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE">; }; }; };
	"/api/user/password": { put: { parameters: None; requestBody: Json<Schemas["ChangePassword"]>; responses: { 200: Json<Schemas["Registration"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "LEARNER_NOT_CONFIRMED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; };
	"/api/users/{id}/recovery-codes": { post: { parameters: { query?: never; path: { id: number; }; }; requestBody?: Json<Schemas["OwnerConfirmation"]>; responses: { 201: Json<Schemas["RecoveryCode"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "CONFIRMATION_REQUIRED" | "FORBIDDEN" | "USER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; };
	"/api/recovery": { post: { parameters: None; requestBody: Json<Schemas["RecoveryRequest"]>; responses: { 200: Json<Schemas["Success"]>; default: Failure<"MALFORMED_JSON" | "VALIDATION_FAILED" | "INVALID_CODE" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "HOST_NOT_ALLOWED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE">; }; }; };
	"/api/user/totp": { put: { parameters: None; requestBody: Json<Schemas["ConfirmTotp"]>; responses: { 200: Json<Schemas["RecoveryCodes"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CODE" | "FORBIDDEN" | "TOTP_ACTIVE" | "TOTP_NOT_STARTED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; post: { parameters: None; requestBody: Json<Schemas["Confirmation"]>; responses: { 200: Json<Schemas["TotpSecret"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "TOTP_ACTIVE" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; delete: { parameters: None; requestBody: Json<Schemas["Confirmation"]>; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "FORBIDDEN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; };
	"/api/sessions": { get: { parameters: { query?: { learnerId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Session"][]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_FOUND")>; }; }; delete: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/sessions/{id}": { delete: { parameters: { query?: never; path: { id: string; }; }; requestBody?: never; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("SESSION_NOT_FOUND" | "BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/invitations": { post: { parameters: None; requestBody?: Json<Schemas["OwnerConfirmation"]>; responses: { 201: Json<Schemas["Invitation"]>; default: Failure<Common | ("MALFORMED_JSON" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "TOTP_REQUIRED" | "CONFIRMATION_REQUIRED" | "FORBIDDEN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_ATTEMPTS" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}/session": { post: { parameters: { query?: never; path: { id: number; }; }; requestBody?: Json<Schemas["CreateLearnerSession"]>; responses: { 201: Json<Schemas["LearnerSession"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}/pin": { put: { parameters: { query?: never; path: { id: number; }; }; requestBody: Json<Schemas["SetPin"]>; responses: { 200: Json<Schemas["PinSet"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}/unlock": { post: { parameters: { query?: never; path: { id: number; }; }; requestBody: Json<Schemas["UnlockWithPin"]>; responses: { 200: Json<Schemas["LearnerSession"]>; default: Failure<"MALFORMED_JSON" | "VALIDATION_FAILED" | "INVALID_PIN" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "HOST_NOT_ALLOWED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE">; }; }; };
	"/api/learners": { get: { parameters: { query?: { parentId?: number; status?: Schemas["LearnerStatus"]; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["User"][]>; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND")>; }; }; post: { parameters: { query?: never; header?: Key; path?: never; }; requestBody: Json<Schemas["CreateLearner"]>; responses: { 201: Json<Schemas["User"]>; default: Failure<Common | ("INVALID_PARENT" | "INVALID_ROLE" | "MALFORMED_JSON" | "FORBIDDEN" | "EMAIL_TAKEN" | "TOO_MANY_LEARNERS" | "USERNAME_TAKEN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/invitations": { post: { parameters: None; requestBody?: Json<Schemas["CreateLearnerInvitation"]>; responses: { 201: Json<Schemas["Invitation"]>; default: Failure<Common | ("INVALID_PARENT" | "MALFORMED_JSON" | "FORBIDDEN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}/confirm": { put: { parameters: { query?: never; header?: Key; path: { id: number; }; }; requestBody?: never; responses: { 200: Json<Schemas["User"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_FOUND" | "TOO_MANY_LEARNERS" | "BODY_TOO_LARGE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}": { put: { parameters: { query?: never; path: { id: number; }; }; requestBody: Json<Schemas["UpdateLearner"]>; responses: { 200: Json<Schemas["User"]>; default: Failure<Common | ("MALFORMED_JSON" | "NOT_A_LEARNER" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "USERNAME_TAKEN" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; delete: { parameters: { query?: never; path: { id: number; }; }; requestBody?: never; responses: { 200: Json<Schemas["LearnerDeleted"]>; default: Failure<Common | ("NOT_A_LEARNER" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}/password": { put: { parameters: { query?: never; path: { id: number; }; }; requestBody: Json<Schemas["SetPassword"]>; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learner-profile/{userId}": { get: { parameters: { query?: never; path: { userId: number; }; }; requestBody?: never; responses: { 200: Json<Schemas["LearnerProfile"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; put: { parameters: { query?: never; path: { userId: number; }; }; requestBody: Json<Schemas["UpdateProfile"]>; responses: { 200: Json<Schemas["LearnerProfile"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/learners/{id}/parent": { get: { parameters: { query?: never; path: { id: number; }; }; requestBody?: never; responses: { 200: Json<Schemas["LearnerParent"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/learner-settings/{learnerId}": { get: { parameters: { query?: never; path: { learnerId: number; }; }; requestBody?: never; responses: { 200: Json<Schemas["LearnerSettings"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/learner-settings/{learnerId}/double-or-loss": { put: { parameters: { query?: never; header?: Key; path: { learnerId: number; }; }; requestBody: Json<Schemas["SetDoubleOrLoss"]>; responses: { 200: Json<Schemas["DoubleOrLossSet"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/lessons/active": { get: { parameters: { query?: { learnerId?: number; figures?: Schemas["FigureForm"]; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Lesson"] | null>; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/lessons/create": { post: { parameters: None; requestBody: Json<Schemas["CreateLesson"]>; responses: { 201: Json<Schemas["Lesson"]>; default: Failure<Common | ("MALFORMED_JSON" | "TOPIC_REFUSED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "PROFILE_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_LESSONS" | "TOO_MANY_TOPICS" | "TOO_MUCH_DATA" | "LESSON_GENERATION_FAILED")>; }; }; };
	"/api/lessons/{lessonId}": { get: { parameters: { query?: { figures?: Schemas["FigureForm"]; }; path: { lessonId: string; }; }; requestBody?: never; responses: { 200: Json<Schemas["Lesson"]>; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LESSON_NOT_FOUND")>; }; }; };
	"/api/lessons": { get: { parameters: { query?: { learnerId?: number; kind?: Schemas["LessonKind"]; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LessonListing"][]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/lessons/{lessonId}/answer": { post: { parameters: { query?: never; header?: Key; path: { lessonId: string; }; }; requestBody: Json<Schemas["AnswerLesson"]>; responses: { 200: Json<Schemas["QuizResult"]>; default: Failure<Common | ("INVALID_LESSON_SPEC" | "LESSON_NOT_ACTIVE" | "MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LESSON_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/lessons/{lessonId}/check": { post: { parameters: { query?: never; header?: Key; path: { lessonId: string; }; }; requestBody: Json<Schemas["CheckQuestion"]>; responses: { 200: Json<Schemas["CheckedQuestion"]>; default: Failure<Common | ("INVALID_LESSON_SPEC" | "LESSON_NOT_ACTIVE" | "MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LESSON_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/lessons/{lessonId}/images/{imageId}": { get: { parameters: { query?: never; path: { lessonId: string; imageId: string; }; }; requestBody?: never; responses: { 200: { content: { "image/svg+xml": string; "image/png": string; "image/jpeg": string; "image/webp": string; }; }; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "IMAGE_NOT_FOUND" | "LESSON_NOT_FOUND")>; }; }; };
	"/api/lessons/{lessonId}/questions/{index}/report": { post: { parameters: { query?: never; path: { lessonId: string; index: number; }; }; requestBody: Json<Schemas["ReportQuestion"]>; responses: { 201: Json<Schemas["QuestionReport"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LESSON_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/lessons/reports": { get: { parameters: { query?: { learnerId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["QuestionReport"][]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/lessons/{lessonId}/questions/{index}/void": { post: { parameters: { query?: never; header?: Key; path: { lessonId: string; index: number; }; }; requestBody?: never; responses: { 200: Json<Schemas["VoidedQuestion"]>; default: Failure<Common | ("FORBIDDEN" | "LESSON_NOT_FOUND" | "QUESTION_NOT_FOUND" | "LESSON_NOT_ANSWERED" | "QUESTION_ALREADY_VOIDED" | "BODY_TOO_LARGE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/reports/learner": { get: { parameters: { query?: { learnerId?: number; from?: string; to?: string; format?: Schemas["ReportFormat"]; }; path?: never; }; requestBody?: never; responses: { 200: { content: { "application/json": Schemas["LearnerReport"]; "text/html": string; }; }; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "PROFILE_NOT_FOUND")>; }; }; };
	"/api/mastery": { get: { parameters: { query?: { learnerId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["ConceptMastery"][]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/levels": { get: { parameters: { query?: { learnerId?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["SubjectLevels"]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "PROFILE_NOT_FOUND")>; }; }; };
	"/api/lessons/placement": { post: { parameters: None; requestBody: Json<Schemas["CreatePlacement"]>; responses: { 201: Json<Schemas["Lesson"]>; default: Failure<Common | ("MALFORMED_JSON" | "SUBJECT_NOT_TAUGHT" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "PROFILE_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_LESSONS" | "TOO_MUCH_DATA")>; }; }; };
	"/api/curriculum": { get: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["Curriculum"]>; 304: { content?: never; }; default: Failure<Common | "LEARNER_NOT_CONFIRMED">; }; }; };
	"/api/points/balance": { get: { parameters: { query?: { learnerId?: number; asOf?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Balance"]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/points/history": { get: { parameters: { query?: { learnerId?: number; limit?: number; from?: string; to?: string; sourceType?: Schemas["SourceType"]; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["HistoryEntry"][]>; 304: { content?: never; }; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/points": { get: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["Balance"]>; default: Failure<Common | "LEARNER_NOT_CONFIRMED">; }; }; };
	"/api/points/adjust": { post: { parameters: { query?: never; header?: Key; path?: never; }; requestBody: Json<Schemas["AdjustPoints"]>; responses: { 201: Json<Schemas["PointTransaction"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "BALANCE_WOULD_BE_NEGATIVE" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/points/bonus": { post: { parameters: { query?: never; header?: Key; path?: never; }; requestBody: Json<Schemas["GiveBonus"]>; responses: { 201: Json<Schemas["PointTransaction"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_FOUND" | "TOO_MANY_BONUS_POINTS" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/rewards": { get: { parameters: { query?: { learnerId?: number; parentId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Reward"][]>; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "USER_NOT_FOUND")>; }; }; post: { parameters: { query?: never; header?: Key; path?: never; }; requestBody: Json<Schemas["CreateReward"]>; responses: { 201: Json<Schemas["Reward"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "TOO_MANY_ACTIVE_REWARDS" | "TOO_MANY_REWARDS" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/rewards/{rewardId}": { put: { parameters: { query?: never; header?: Key; path: { rewardId: string; }; }; requestBody: Json<Schemas["UpdateReward"]>; responses: { 200: Json<Schemas["Reward"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "REWARD_NOT_FOUND" | "TOO_MANY_ACTIVE_REWARDS" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; delete: { parameters: { query?: never; path: { rewardId: string; }; }; requestBody?: never; responses: { 200: Json<Schemas["Success"]>; default: Failure<Common | ("FORBIDDEN" | "REWARD_NOT_FOUND" | "BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/rewards/{rewardId}/save": { post: { parameters: { query?: { learnerId?: number; }; header?: Key; path: { rewardId: string; }; }; requestBody: Json<Schemas["SavePoints"]>; responses: { 200: Json<Schemas["PointsSaved"]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "MALFORMED_JSON" | "REWARD_NOT_ACTIVE" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "REWARD_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA" | "INSUFFICIENT_BALANCE")>; }; }; };
	"/api/rewards-summary": { get: { parameters: { query?: { learnerId?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["RewardSummary"]>; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/rewards/{rewardId}/redeem": { post: { parameters: { query?: { learnerId?: number; }; header?: Key; path: { rewardId: string; }; }; requestBody?: never; responses: { 201: Json<Schemas["Redemption"]>; default: Failure<Common | ("INSUFFICIENT_SAVINGS" | "LEARNER_ID_REQUIRED" | "MAX_REDEMPTIONS_REACHED" | "REWARD_NOT_ACTIVE" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "REWARD_NOT_FOUND" | "BODY_TOO_LARGE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/redemptions": { get: { parameters: { query?: { status?: Schemas["RedemptionStatus"]; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["RedemptionListing"][]>; 304: { content?: never; }; default: Failure<Common | "FORBIDDEN">; }; }; };
	"/api/redemptions/my": { get: { parameters: { query?: { learnerId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["RedemptionListing"][]>; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/redemptions/{redemptionId}/approve": { put: { parameters: { query?: never; header?: Key; path: { redemptionId: string; }; }; requestBody?: Json<Schemas["DecideRedemption"]>; responses: { 200: Json<Schemas["Redemption"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "REDEMPTION_NOT_FOUND" | "REDEMPTION_NOT_PENDING" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/redemptions/{redemptionId}/reject": { put: { parameters: { query?: never; header?: Key; path: { redemptionId: string; }; }; requestBody?: Json<Schemas["DecideRedemption"]>; responses: { 200: Json<Schemas["Redemption"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "REDEMPTION_NOT_FOUND" | "REDEMPTION_NOT_PENDING" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/activities": { get: { parameters: { query?: { limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Activity"][]>; default: Failure<Common | "LEARNER_NOT_CONFIRMED">; }; }; };
	"/api/awards": { get: { parameters: { query?: { learnerId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Award"][]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/awards/allocate": { post: { parameters: { query?: { learnerId?: number; }; header?: Key; path?: never; }; requestBody: Json<Schemas["AllocateAwards"]>; responses: { 201: Json<Schemas["AwardsAllocated"]>; default: Failure<Common | ("INSUFFICIENT_TOKENS" | "LEARNER_ID_REQUIRED" | "MALFORMED_JSON" | "UNKNOWN_ACTIVITY" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/awards/{awardId}/cash-in": { post: { parameters: { query?: never; header?: Key; path: { awardId: string; }; }; requestBody?: never; responses: { 200: Json<Schemas["CashedIn"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "AWARD_NOT_FOUND" | "BODY_TOO_LARGE" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MUCH_DATA")>; }; }; };
	"/api/awards/{awardId}/share": { post: { parameters: { query?: never; path: { awardId: string; }; }; requestBody: Json<Schemas["ShareAward"]>; responses: { 200: Json<Schemas["ShareLink"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "AWARD_NOT_FOUND" | "TOO_MANY_SHARES" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/users/{username}/award/{hash}": { get: { parameters: { query?: never; path: { username: string; hash: string; }; }; requestBody?: never; responses: { 200: { content: { "application/json": Schemas["PublicAward"]; "text/html": string; }; }; default: Failure<"VALIDATION_FAILED" | "SHARE_NOT_FOUND" | "REQUEST_TIMEOUT" | "HOST_NOT_ALLOWED" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE">; }; }; };
	"/api/achievements": { get: { parameters: { query?: { learnerId?: number; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["EarnedAchievement"][]>; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/sync-configs": { get: { parameters: { query?: { limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["SyncConfig"][]>; default: Failure<Common | "FORBIDDEN">; }; }; post: { parameters: None; requestBody: Json<Schemas["CreateSyncConfig"]>; responses: { 201: Json<Schemas["SyncConfig"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "TOO_MANY_SYNC_CONFIGS" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/sync-configs/{id}": { get: { parameters: { query?: never; path: { id: string; }; }; requestBody?: never; responses: { 200: Json<Schemas["SyncConfig"]>; default: Failure<Common | ("FORBIDDEN" | "SYNC_CONFIG_NOT_FOUND")>; }; }; put: { parameters: { query?: never; path: { id: string; }; }; requestBody: Json<Schemas["UpdateSyncConfig"]>; responses: { 200: Json<Schemas["SyncConfig"]>; default: Failure<Common | ("MALFORMED_JSON" | "FORBIDDEN" | "SYNC_CONFIG_NOT_FOUND" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MUCH_DATA")>; }; }; delete: { parameters: { query?: never; path: { id: string; }; }; requestBody?: never; responses: { 204: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "SYNC_CONFIG_NOT_FOUND" | "BODY_TOO_LARGE" | "TOO_MUCH_DATA")>; }; }; };
	"/api/sync-configs/{id}/push": { post: { parameters: { query?: never; path: { id: string; }; }; requestBody?: never; responses: { 200: Json<Schemas["SyncStarted"]>; default: Failure<Common | ("FORBIDDEN" | "SYNC_CONFIG_NOT_FOUND" | "BODY_TOO_LARGE" | "TOO_MUCH_DATA" | "SYNC_CONNECTION_FAILED" | "SYNC_IN_PROGRESS")>; }; }; };
	"/api/ledger/verify": { get: { parameters: { query?: { learnerId?: number; familyId?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerVerification"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_FOUND" | "USER_NOT_FOUND")>; }; }; };
	"/api/ledger/export": { get: { parameters: { query?: { familyId?: number; format?: Schemas["ExportFormat"]; }; path?: never; }; requestBody?: never; responses: { 200: { content: { "application/x-ndjson": string; "text/csv": string; }; }; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND")>; }; }; };
	"/api/learners/{id}/ledger": { get: { parameters: { query?: never; path: { id: number; }; }; requestBody?: never; responses: { 200: { content: { "application/x-ndjson": string; }; }; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/ledger/events": { get: { parameters: { query?: { familyId?: number; after?: number; limit?: number; wait?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerEvent"][]>; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND" | "LEDGER_ENDS_BEFORE")>; }; }; };
	"/api/ledger/checkpoint": { get: { parameters: None; requestBody?: never; responses: { 200: Json<Schemas["LedgerCheckpoint"]>; default: Failure<Common | ("LEARNER_NOT_CONFIRMED" | "LEDGER_CONTRADICTED")>; }; }; };
	"/api/ledger/checkpoints": { get: { parameters: { query?: { limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerCheckpoint"][]>; default: Failure<Common | ("LEARNER_NOT_CONFIRMED" | "LEDGER_CONTRADICTED")>; }; }; };
	"/api/ledger/keys": { get: { parameters: { query?: { limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerKey"][]>; default: Failure<Common | ("LEARNER_NOT_CONFIRMED" | "LEDGER_CONTRADICTED")>; }; }; };
	"/api/ledger/proof": { get: { parameters: { query?: { familyId?: number; seq?: number; size?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerProof"]>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "CHECKPOINT_NOT_FOUND" | "EVENT_NOT_FOUND" | "USER_NOT_FOUND" | "LEDGER_CONTRADICTED")>; }; }; };
	"/api/ledger/receipt": { get: { parameters: { query?: { familyId?: number; seq?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerReceipt"]>; default: Failure<Common | ("FORBIDDEN" | "EVENT_NOT_FOUND" | "USER_NOT_FOUND" | "LEDGER_CONTRADICTED")>; }; }; };
	"/api/ledger/consistency": { get: { parameters: { query?: { from?: number; to?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["LedgerConsistency"]>; default: Failure<Common | ("LEARNER_NOT_CONFIRMED" | "CHECKPOINT_NOT_FOUND" | "LEDGER_CONTRADICTED")>; }; }; };
	"/api/audit-log": { get: { parameters: { query?: { familyId?: number; actorId?: number; action?: Schemas["AuditAction"]; from?: string; to?: string; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["AuditRecord"][]>; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND")>; }; }; };
	"/api/ledger/statement": { get: { parameters: { query?: { learnerId?: number; from?: string; to?: string; format?: Schemas["StatementFormat"]; }; path?: never; }; requestBody?: never; responses: { 200: { content: { "application/json": Schemas["Statement"]; "text/csv": string; "text/html": string; }; }; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/ledger/trial-balance": { get: { parameters: { query?: { familyId?: number; asOf?: string; format?: Schemas["StatementFormat"]; }; path?: never; }; requestBody?: never; responses: { 200: { content: { "application/json": Schemas["TrialBalance"]; "text/csv": string; "text/html": string; }; }; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND")>; }; }; };
	"/api/family/export": { get: { parameters: { query?: { familyId?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<string>; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND")>; }; }; };
	"/api/learners/{id}/export": { get: { parameters: { query?: never; path: { id: number; }; }; requestBody?: never; responses: { 200: Json<string>; default: Failure<Common | ("FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/families": { get: { parameters: { query?: { search?: string; limit?: number; cursor?: string; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["FamilyListing"][]>; default: Failure<Common | "FORBIDDEN">; }; }; };
	"/api/home": { get: { parameters: { query?: { learnerId?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["Home"]>; 304: { content?: never; }; default: Failure<Common | ("LEARNER_ID_REQUIRED" | "FORBIDDEN" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND")>; }; }; };
	"/api/family/home": { get: { parameters: { query?: { parentId?: number; }; path?: never; }; requestBody?: never; responses: { 200: Json<Schemas["FamilyHome"]>; 304: { content?: never; }; default: Failure<Common | ("FORBIDDEN" | "USER_NOT_FOUND")>; }; }; };
}
export interface components {
	schemas: {
		Problem: {
			title: string;
			status: number;
			detail: string;
			instance: string;
			code: Schemas["ErrorCode"];
			requestId: string;
			error: string;
			errors?: Schemas["Fault"][];
			pointsLeft?: number;
			type: string;
		};
		Fault: {
			pointer: string;
			message: string;
		};
		KnownErrorCode: "ADMIN_REQUIRED" | "AWARD_NOT_FOUND" | "BALANCE_WOULD_BE_NEGATIVE" | "BODY_TOO_LARGE" | "CHECKPOINT_NOT_FOUND" | "CONFIRMATION_REQUIRED" | "EMAIL_TAKEN" | "EVENT_NOT_FOUND" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "HOST_NOT_ALLOWED" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_NOT_FOUND" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_SAVINGS" | "INSUFFICIENT_TOKENS" | "INTERNAL_ERROR" | "INVALID_CODE" | "INVALID_CREDENTIALS" | "INVALID_LESSON_SPEC" | "INVALID_PARENT" | "INVALID_PIN" | "INVALID_ROLE" | "INVITATION_REQUIRED" | "LAST_ADMIN" | "LEARNER_ID_REQUIRED" | "LEARNER_NOT_CONFIRMED" | "LEARNER_NOT_FOUND" | "LEDGER_CONTRADICTED" | "LEDGER_ENDS_BEFORE" | "LESSON_GENERATION_FAILED" | "LESSON_NOT_ACTIVE" | "LESSON_NOT_ANSWERED" | "LESSON_NOT_FOUND" | "MALFORMED_JSON" | "MAX_REDEMPTIONS_REACHED" | "METHOD_NOT_ALLOWED" | "NOT_A_LEARNER" | "PROFILE_NOT_FOUND" | "QUESTION_ALREADY_VOIDED" | "QUESTION_NOT_FOUND" | "REDEMPTION_NOT_FOUND" | "REDEMPTION_NOT_PENDING" | "REGISTRATION_CLOSED" | "REQUEST_TIMEOUT" | "REWARD_NOT_ACTIVE" | "REWARD_NOT_FOUND" | "ROUTE_NOT_FOUND" | "SERVICE_UNAVAILABLE" | "SESSION_NOT_FOUND" | "SETUP_CODE_REQUIRED" | "SHARE_NOT_FOUND" | "SUBJECT_NOT_TAUGHT" | "SYNC_CONFIG_NOT_FOUND" | "SYNC_CONNECTION_FAILED" | "SYNC_IN_PROGRESS" | "TOO_MANY_ACTIVE_REWARDS" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_BONUS_POINTS" | "TOO_MANY_LEARNERS" | "TOO_MANY_LESSONS" | "TOO_MANY_REQUESTS" | "TOO_MANY_REWARDS" | "TOO_MANY_SHARES" | "TOO_MANY_SYNC_CONFIGS" | "TOO_MANY_TOPICS" | "TOO_MANY_WAITING_LEARNERS" | "TOO_MUCH_DATA" | "TOPIC_REFUSED" | "TOTP_ACTIVE" | "TOTP_NOT_STARTED" | "TOTP_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_ACTIVITY" | "UNSUPPORTED_MEDIA_TYPE" | "USERNAME_TAKEN" | "USER_NOT_FOUND" | "VALIDATION_FAILED";
		ErrorCode: Schemas["KnownErrorCode"] | (string & {});
		Success: {
			success: boolean;
		};
		UserIdInput: number | string;
		SourceType: "QUIZ_CORRECT" | "DOUBLE_OR_LOSS_DEDUCTION" | "QUESTION_VOIDED" | "PARENT_BONUS" | "ADMIN_ADJUSTMENT" | "REWARD_SAVE" | "REWARD_REDEMPTION" | "AWARD_ALLOCATION";
		ChangePassword: {
			currentPassword: Schemas["CurrentPassword"];
			password: Schemas["Password"];
			code?: Schemas["SecondFactorCode"];
		};
		ConfirmTotp: {
			code: Schemas["SecondFactorCode"];
		};
		Confirmation: {
			password: Schemas["CurrentPassword"];
			code?: Schemas["SecondFactorCode"];
		};
		Health: {
			status: Schemas["HealthStatus"];
			message: string;
		};
		HealthStatus: "ok" | "error";
		Invitation: {
			code: string;
			expiresAt: Schemas["Timestamp"];
		};
		Login: {
			token: string;
			user: Schemas["User"];
			domain: string;
			wrongCodes: Schemas["WrongCodes"] | null;
		};
		LoginRequest: {
			username: string;
			password: string;
			code?: Schemas["SecondFactorCode"];
			lifetimeSeconds?: Schemas["Lifetime"];
		};
		OwnerConfirmation: {
			password?: Schemas["CurrentPassword"];
			code?: Schemas["SecondFactorCode"];
		};
		RecoveryCode: {
			code: string;
			expiresAt: Schemas["Timestamp"];
		};
		RecoveryCodes: {
			recoveryCodes: string[];
		};
		RecoveryRequest: {
			username: string;
			code: string;
			password: Schemas["Password"];
		};
		RegisterRequest: {
			username: string;
			email: string;
			name: string;
			role: Schemas["Role"];
			password: Schemas["Password"];
			parentId?: number | string | null;
			invitation?: string;
			timeZone?: Schemas["TimeZone"];
			confirmation?: Schemas["Confirmation"];
			setupCode?: string;
		};
		Registration: {
			token: string;
			user: Schemas["User"];
		};
		Role: "ADMIN" | "PARENT" | "LEARNER";
		TotpSecret: {
			secret: string;
			uri: string;
		};
		UpdateUser: {
			name?: string;
			email?: string;
			timeZone?: Schemas["TimeZone"];
		};
		User: {
			id: Schemas["UserId"];
			username: string;
			email: string;
			name: string;
			role: Schemas["Role"];
			parentId: number | null;
			timeZone: string | null;
		};
		Version: {
			name: string;
			version: string;
			commit: string | null;
			node: string;
			schema: number;
		};
		WrongCodes: {
			count: number;
			lastAt: string;
		};
		CreateLearnerSession: {
			lifetimeSeconds?: Schemas["Lifetime"];
		};
		LearnerSession: {
			token: string;
			user: Schemas["User"];
			expiresAt: string;
		};
		PinPicture: "sun" | "moon" | "star" | "cloud" | "tree" | "flower" | "apple" | "fish" | "car" | "boat" | "ball" | "key";
		PinSet: {
			learnerId: Schemas["UserId"];
			hasPin: boolean;
		};
		Session: {
			id: string;
			userId: number;
			createdAt: Schemas["Timestamp"];
			expiresAt: Schemas["Timestamp"];
			isHandedOver: boolean;
			isCurrent: boolean;
			wrongCodes: Schemas["WrongCodes"] | null;
		};
		SetPin: {
			pictures: Schemas["PinPicture"][] | null;
		};
		UnlockWithPin: {
			pictures: Schemas["PinPicture"][];
			lifetimeSeconds?: Schemas["Lifetime"];
		};
		CreateLearner: {
			name: string;
			email?: string;
			gradeLevel?: Schemas["GradeLevelInput"];
			role?: string;
			parentId?: Schemas["UserIdInput"];
			password?: Schemas["Password"];
		};
		CreateLearnerInvitation: {
			parentId?: Schemas["UserIdInput"];
		};
		DoubleOrLossSet: {
			learnerId: Schemas["UserId"];
			doubleOrLossEnabled: boolean;
		};
		GraphEdge: {
			source: string;
			target: string;
			label?: string;
			strength?: number;
		};
		GraphNode: {
			id: string;
			label: string;
			category?: string;
			importance?: number;
		};
		KnowledgeGraph: {
			nodes: Schemas["GraphNode"][];
			edges: Schemas["GraphEdge"][];
		};
		LearnerColor: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";
		LearnerDeleted: {
			success: boolean;
			message: string;
		};
		LearnerParent: {
			id: Schemas["UserId"];
			name: string;
		};
		LearnerPicture: "fox" | "owl" | "cat" | "dog" | "bear" | "rabbit" | "turtle" | "whale" | "penguin" | "lion" | "frog" | "butterfly";
		LearnerProfile: {
			id: string;
			userId: string;
			gradeLevel: number;
			graph: Schemas["KnowledgeGraph"];
			subjects: string[];
			subjectPerformance: {
				[key: string]: Schemas["SubjectPerformance"];
			};
			recommendedSubjects: string[];
			strugglingAreas: string[];
			picture?: Schemas["LearnerPicture"];
			color?: Schemas["LearnerColor"];
			createdAt: Schemas["Timestamp"];
		};
		LearnerSettings: {
			doubleOrLossEnabled: boolean;
		};
		LearnerStatus: "confirmed" | "waiting";
		SetDoubleOrLoss: {
			enabled: boolean;
		};
		SetPassword: {
			password: Schemas["Password"];
		};
		SubjectPerformance: {
			score: number;
			lessonCount: number;
			lastAttempted: string;
			masteryLevel: Schemas["Difficulty"];
		};
		UpdateLearner: {
			name?: string;
			username?: string;
		};
		UpdateProfile: {
			gradeLevel?: Schemas["GradeLevelInput"];
			subjects?: string[];
			recommendedSubjects?: string[];
			strugglingAreas?: string[];
			graph?: Schemas["KnowledgeGraph"];
			picture?: Schemas["LearnerPicture"] | null;
			color?: Schemas["LearnerColor"] | null;
		};
		AnswerLesson: {
			answers: number[];
			doubleOrLoss?: boolean;
			doubleQuestionIndices?: number[];
		};
		CreateLesson: {
			gradeLevel: Schemas["GradeLevelInput"];
			learnerId: Schemas["UserIdInput"];
			topic?: string;
			subject?: string;
			category?: string;
			difficulty?: Schemas["Difficulty"];
			figures?: Schemas["FigureForm"];
		};
		Difficulty: "beginner" | "intermediate" | "advanced";
		FigureForm: "inline";
		ImagePath: {
			path: string;
			alt: string;
			description: string;
		};
		Lesson: {
			id: string;
			learnerId: Schemas["UserId"];
			moduleId: string;
			status: Schemas["LessonStatus"];
			subject: string;
			category: string;
			difficulty: Schemas["Difficulty"];
			score: number | null;
			spec: Schemas["LessonSpec"];
			imagePaths: Schemas["ImagePath"][];
			createdAt: Schemas["Timestamp"];
			answers?: (number | null)[];
			answeredAt?: string;
			isTooFast?: boolean;
		};
		LessonImage: {
			id: string;
			path: string;
			alt: string;
			description: string;
			questionIndex?: number;
			introductionIndex?: number;
		};
		LessonKind: "answered" | "open" | "queued" | "retired";
		LessonListing: {
			id: string;
			learnerId: Schemas["UserId"];
			status: Schemas["LessonStatus"];
			title: string;
			subject: string;
			difficulty: Schemas["Difficulty"];
			score: number | null;
			correctCount?: number;
			totalQuestions?: number;
			createdAt: Schemas["Timestamp"];
			isTooFast?: boolean;
			isRetired?: boolean;
		};
		LessonSpec: {
			topic: string;
			requestedTopic?: string;
			topicMatched?: boolean;
			learningObjectives: string[];
			introduction?: Schemas["Introduction"][];
			questions: Schemas["Question"][];
			images: Schemas["LessonImage"][];
		};
		LessonStatus: "ACTIVE" | "DONE" | "QUEUED";
		QuizResult: {
			lesson: Schemas["Lesson"];
			score: number;
			correctCount: number;
			totalQuestions: number;
			wrongCount: number;
			pointsAwarded: number;
			pointsDeducted: number;
			doubleOrLoss: boolean;
			doubleQuestionIndices: number[];
			newBalance: number;
			newAchievements: Schemas["Achievement"][];
		};
		CheckQuestion: {
			questionIndex: number;
			choice: number;
			isDoubled?: boolean;
		};
		CheckedChoice: {
			choice: number | null;
			isCorrect: boolean;
			isDoubled: boolean;
		};
		CheckedQuestion: {
			questionIndex: number;
			choice: number | null;
			isCorrect: boolean;
			isDoubled: boolean;
			correctIndex: number;
			explanation: string;
			feedback?: Schemas["Feedback"];
			speech?: Schemas["QuestionSpeech"];
		};
		Feedback: {
			mistakes: string[];
			text: string;
		};
		InlineFigure: {
			alt: string;
			description: string;
			src: string;
		};
		Introduction: {
			conceptId: string;
			title: string;
			idea: string;
			example?: Schemas["WorkedExample"];
			caution: string;
			speech?: Schemas["IntroductionSpeech"];
		};
		Question: {
			question: string;
			choices: string[];
			correctIndex: number | null;
			explanation: string | null;
			conceptId?: string;
			gradeLevel?: number;
			hints?: string[];
			feedback?: Schemas["Feedback"];
			checked?: Schemas["CheckedChoice"];
			figure?: Schemas["InlineFigure"];
			speech?: Schemas["QuestionSpeech"];
			isVoided?: boolean;
		};
		WorkedExample: {
			question: string;
			answer: string;
			explanation: string;
			figure?: Schemas["InlineFigure"];
		};
		IntroductionSpeech: {
			idea: string;
			example?: string;
			caution: string;
		};
		QuestionSpeech: {
			question: string;
			choices: string[];
			explanation: string | null;
			hints?: string[];
			feedback?: string;
		};
		ConceptMastery: {
			conceptId: string;
			title: string;
			subject: string;
			level: number;
			isMastered: boolean;
			attempts: number;
			correct: number;
			lastAttempted: Schemas["Timestamp"];
			dueAt: string;
		};
		CreatePlacement: {
			learnerId: Schemas["UserIdInput"];
			subject: string;
			figures?: Schemas["FigureForm"];
		};
		SubjectLevel: {
			subject: string;
			level: number;
			hasAnswers: boolean;
			lastAnswered: string | null;
		};
		SubjectLevels: {
			gradeLevel: number;
			levels: Schemas["SubjectLevel"][];
		};
		QuestionReport: {
			id: string;
			lessonId: string;
			questionIndex: number;
			learnerId: Schemas["UserId"];
			question: string;
			reason: string;
			reportedBy: number;
			reportedAt: Schemas["Timestamp"];
			isVoided: boolean;
		};
		ReportQuestion: {
			reason: string;
		};
		VoidedQuestion: {
			lesson: Schemas["Lesson"];
			questionIndex: number;
			pointsReturned: number;
			newBalance: number;
		};
		LearnerReport: {
			learnerId: Schemas["UserId"];
			learnerName: string;
			from: string;
			to: string;
			timeZone: string;
			lessons: number;
			minutes: number;
			subjects: Schemas["ReportSubject"][];
		};
		MissedQuestion: {
			lessonId: string;
			questionIndex: number;
			question: string;
			givenAnswer: string | null;
			rightAnswer: string;
			answeredAt: Schemas["Timestamp"];
		};
		ReportConcept: {
			conceptId: string;
			title: string;
		};
		ReportFormat: "json" | "html";
		ReportHelp: {
			conceptId: string;
			title: string;
			missed: Schemas["MissedQuestion"][];
		};
		ReportSubject: {
			subject: string;
			levelBefore: number | null;
			level: number | null;
			lessons: number;
			minutes: number;
			questions: number;
			correct: number;
			learned: Schemas["ReportConcept"][];
			needsHelp: Schemas["ReportHelp"][];
			next: Schemas["ReportConcept"] | null;
		};
		Curriculum: {
			concepts: Schemas["CurriculumConcept"][];
		};
		CurriculumConcept: {
			id: string;
			title: string;
			subject: string;
			category: string;
			firstGrade: number;
			lastGrade: number;
			objectives: string[];
			standards: string[];
			prerequisites: string[];
		};
		AdjustPoints: {
			learnerId: Schemas["UserIdInput"];
			amount: number;
			reason: string;
		};
		Balance: {
			balance: number;
		};
		GiveBonus: {
			learnerId: Schemas["UserIdInput"];
			points: number;
			reason: string;
		};
		HistoryEntry: {
			id: string;
			learnerId: Schemas["UserId"];
			amount: number;
			sourceType: Schemas["SourceType"];
			sourceId: string;
			description: string;
			balanceAfter: number;
			createdAt: Schemas["Timestamp"];
			actorId: number;
			actorName: string | null;
			actorRole: Schemas["Role"] | null;
			reason: string | null;
		};
		PointTransaction: {
			id: string;
			learnerId: Schemas["UserId"];
			amount: number;
			sourceType: Schemas["SourceType"];
			sourceId: string;
			description: string;
			balanceAfter: number;
			createdAt: Schemas["Timestamp"];
		};
		CreateReward: {
			title: string;
			tokenCost: number;
			description?: string;
			category?: string;
			maxRedemptions?: Schemas["MaxRedemptions"];
			imageEmoji?: string;
			color?: string;
		};
		DecideRedemption: {
			notes?: string;
		};
		Goal: {
			rewardId: string;
			title: string;
			tokenCost: number;
			savedPoints: number;
			progress: number;
		};
		PointsSaved: {
			success: boolean;
			pointsDelegated: number;
		};
		Redemption: {
			id: string;
			learnerId: Schemas["UserId"];
			rewardId: string;
			pointsUsed: number;
			status: Schemas["RedemptionStatus"];
			requestedAt: Schemas["Timestamp"];
			decidedAt: string | null;
			notes: string | null;
		};
		RedemptionListing: {
			id: string;
			learnerId: Schemas["UserId"];
			rewardId: string;
			pointsUsed: number;
			status: Schemas["RedemptionStatus"];
			requestedAt: Schemas["Timestamp"];
			decidedAt: string | null;
			notes: string | null;
			learnerName: string;
			rewardTitle: string;
		};
		RedemptionStatus: "PENDING" | "APPROVED" | "REJECTED";
		Reward: {
			id: string;
			parentId: Schemas["UserId"];
			title: string;
			description: string;
			tokenCost: number;
			category: string;
			imageEmoji: string;
			color: string;
			isActive: boolean;
			maxRedemptions: Schemas["MaxRedemptions"];
			currentRedemptions: number;
			createdAt: Schemas["Timestamp"];
			savedPoints?: number;
		};
		RewardSummary: {
			totalPointsSaved: number;
			availableBalance: number;
			goalsInProgress: number;
			totalRedeemed: number;
			pendingRedemptions: number;
			goals: Schemas["Goal"][];
		};
		SavePoints: {
			points: number;
		};
		UpdateReward: {
			title?: string;
			tokenCost?: number;
			description?: string;
			category?: string;
			maxRedemptions?: Schemas["MaxRedemptions"];
			imageEmoji?: string;
			color?: string;
			isActive?: boolean;
		};
		Activity: {
			id: Schemas["ActivityId"];
			name: string;
			description: string;
			category: string;
			isActive: boolean;
		};
		AllocateAwards: {
			allocations: Schemas["AwardAllocation"][];
		};
		Award: {
			id: string;
			learnerId: Schemas["UserId"];
			activityId: Schemas["ActivityId"];
			activityName: string;
			tokens: Schemas["Tokens"];
			status: Schemas["AwardStatus"];
			createdAt: Schemas["Timestamp"];
			cashedInAt: string | null;
		};
		AwardAllocation: {
			activityId: Schemas["ActivityId"];
			tokens: Schemas["Tokens"];
		};
		AwardStatus: "PENDING" | "CASHED_IN";
		AwardsAllocated: {
			awards: Schemas["Award"][];
		};
		CashedIn: {
			status: Schemas["AwardStatus"];
		};
		PublicAward: {
			username: string;
			title: string;
			description: string;
			awardId: string;
			activityName: string;
			tokens: Schemas["Tokens"];
			sharedAt: string;
		};
		ShareAward: {
			active: boolean;
			title?: string;
			description?: string;
		};
		ShareLink: {
			shareUrl: string;
		};
		Achievement: {
			title: string;
			description: string;
			type: Schemas["AchievementType"];
		};
		AchievementType: "FIRST_LESSON" | "FIVE_LESSONS" | "TWENTY_FIVE_LESSONS" | "HUNDRED_LESSONS" | "PERFECT_SCORE" | "FIRST_GOAL_REACHED" | "FIRST_REDEMPTION" | "THREE_DAY_STREAK" | "SEVEN_DAY_STREAK" | "CONCEPT_MASTERED";
		EarnedAchievement: {
			id: string;
			title: string;
			description: string;
			earnedAt: Schemas["Timestamp"];
			type: Schemas["AchievementType"];
		};
		CreateSyncConfig: {
			targetDbUrl: Schemas["TargetDbUrl"];
			continuousSync?: boolean;
		};
		SyncConfig: {
			id: string;
			parentId: string;
			targetDbUrl: string;
			continuousSync: boolean;
			syncStatus: Schemas["SyncStatus"];
			lastSyncAt: string | null;
			errorMessage: string | null;
			rowsDone: number | null;
			rowsTotal: number | null;
		};
		SyncStarted: {
			message: string;
			syncStatus: Schemas["SyncStatus"];
		};
		SyncStatus: "IDLE" | "IN_PROGRESS" | "COMPLETED" | "FAILED";
		UpdateSyncConfig: {
			targetDbUrl?: Schemas["TargetDbUrl"];
			continuousSync?: boolean;
		};
		AuditAction: "SIGN_IN" | "SIGN_IN_FAILED" | "LEARNER_SIGN_IN" | "PIN_SET" | "RECOVERY_CODE_CREATED" | "RECOVERY_CODE_USED" | "SECOND_FACTOR_REMOVED" | "PASSWORD_CHANGED" | "LEARNER_RENAMED" | "SESSIONS_ENDED" | "ADMIN_CREATED" | "INVITATION_CREATED" | "SECRETS_ROTATED" | "ORIGIN_CHANGED" | "KEY_ACCEPTED" | "EXPORT" | "IMPORT" | "RESTORED" | "ERASURE" | "FAMILY_CLOSED" | "ADJUSTMENT" | "BONUS" | "SYNC_CHANGED" | "ADMIN_READ";
		AuditActorRole: "ADMIN" | "PARENT" | "LEARNER" | "OPERATOR";
		AuditDetail: {
			operation?: string;
			command?: string;
			seq?: number;
			kind?: string;
			change?: string;
			configId?: string;
		};
		AuditRecord: {
			id: number;
			at: Schemas["Timestamp"];
			action: Schemas["AuditAction"];
			outcome: string;
			actorId: number | null;
			actorRole: Schemas["AuditActorRole"] | null;
			familyId: number | null;
			subjectId: number | null;
			requestId: string | null;
			detail: Schemas["AuditDetail"];
		};
		EventContext: {
			actorName: string | null;
			actorRole: Schemas["Role"] | null;
			reason: string | null;
		};
		ExportFormat: "ndjson" | "csv";
		LedgerCheckpoint: {
			note: string;
			publicKey: string;
			createdAt: Schemas["Timestamp"];
			size: number;
			root: string;
			cosignatures: string[];
		};
		LedgerConsistency: {
			from: number;
			to: number;
			proof: string[];
			earlier: string;
			later: string;
		};
		LedgerEntry: {
			idx: number;
			id: string;
			learnerId: Schemas["UserId"];
			amount: number;
			sourceType: string;
			sourceId: string;
			description: string;
			balanceAfter: number;
		};
		LedgerEvent: {
			familyId: Schemas["UserId"];
			seq: number;
			id: string;
			rules?: number;
			payload: {
				[key: string]: unknown;
			};
			commitments?: {
				[key: string]: string;
			};
			actorId: number;
			recordedAt: Schemas["Timestamp"];
			entries: Schemas["LedgerEntry"][];
			hash: string;
			context: Schemas["EventContext"];
			type: string;
		};
		LedgerKey: {
			publicKey: string;
			createdAt: Schemas["Timestamp"];
			size: number;
			statement: string | null;
		};
		LedgerProblem: {
			seq: number;
			eventType?: string;
			kind: Schemas["LedgerRule"];
			message: string;
			expected: string;
			found: string;
		};
		LedgerProof: {
			familyId: number;
			seq: number;
			head: string;
			index: number;
			size: number;
			proof: string[];
			checkpoint: string;
			publicKey: string;
		};
		LedgerReceipt: {
			familyId: number;
			seq: number;
			hash: string;
			prior: string;
			receipt: string;
			publicKey: string;
		};
		LedgerRule: "schema" | "format" | "sequence" | "hash" | "payload" | "time" | "id" | "actor" | "rule" | "entry" | "balance" | "tail" | "sum" | "projection" | "text" | "account" | "log";
		LedgerVerification: {
			ok: boolean;
			familyId: Schemas["UserId"];
			events: number;
			entries: number;
			head: string;
			checkedAt: Schemas["Timestamp"];
			problemCount: number;
			problems: Schemas["LedgerProblem"][];
		};
		AccountName: "EARNED" | "BONUS" | "ADJUSTED" | "ALLOCATED" | "REDEEMED" | "PENDING" | "SAVED" | "BALANCE" | "LAPSED";
		Statement: {
			learnerId: Schemas["UserId"];
			learnerName: string;
			from: string | null;
			to: string;
			opening: number;
			earned: number;
			bonus: number;
			adjusted: number;
			saved: number;
			redeemed: number;
			allocated: number;
			closing: number;
			sources: Schemas["StatementSource"][];
			tooFastLessons: number;
		};
		StatementColumn: "earned" | "bonus" | "adjusted" | "saved" | "redeemed" | "allocated";
		StatementFormat: "json" | "csv" | "html";
		StatementSource: {
			sourceType: Schemas["SourceType"];
			column: Schemas["StatementColumn"];
			credits: number;
			debits: number;
			entries: number;
		};
		TrialBalance: {
			familyId: Schemas["UserId"];
			asOf: string;
			accounts: Schemas["TrialBalanceAccount"][];
			debit: number;
			credit: number;
		};
		TrialBalanceAccount: {
			learnerId: Schemas["UserId"];
			learnerName: string | null;
			account: Schemas["AccountName"];
			sourceId: string | null;
			title: string | null;
			debit: number;
			credit: number;
		};
		FamilyListing: {
			familyId: Schemas["UserId"];
			name: string;
			username: string;
			learners: number;
			events: number;
		};
		DecidedRedemption: {
			id: string;
			title: string;
			status: Schemas["RedemptionStatus"];
			decidedAt: string;
			notes?: string;
		};
		FamilyHome: {
			timeZone: string;
			learners: Schemas["FamilyHomeLearner"][];
			waiting: Schemas["WaitingRedemption"][];
			waitingLearners: number;
			lastSeq: number;
		};
		FamilyHomeLearner: {
			id: Schemas["UserId"];
			name: string;
			username: string;
			gradeLevel: number;
			picture?: Schemas["LearnerPicture"];
			color?: Schemas["LearnerColor"];
			hasPin: boolean;
			subjects: string[];
			isDoubleOrLossEnabled: boolean;
			points: number;
			streak: number;
			lastLessonAt: string | null;
			lessonsThisWeek: number;
			pointsThisWeek: number;
		};
		Home: {
			learner: Schemas["HomeLearner"];
			isDoubleOrLossEnabled: boolean;
			points: number;
			streak: number;
			lesson: Schemas["HomeLesson"] | null;
			next: Schemas["NextLesson"] | null;
			totalSaved: number;
			goals: Schemas["HomeGoal"][];
			week: Schemas["HomeDay"][];
			placed: string[];
			achievements: Schemas["HomeAchievements"];
			waiting: Schemas["HomeRedemption"][];
			decided: Schemas["DecidedRedemption"][];
		};
		HomeAchievement: {
			title: string;
			description: string;
			earnedAt: Schemas["Timestamp"];
			type: Schemas["AchievementType"];
		};
		HomeAchievements: {
			earned: Schemas["HomeAchievement"][];
			open: Schemas["Achievement"][];
		};
		HomeDay: {
			date: string;
			lessons: number;
			points: number;
		};
		HomeGoal: {
			rewardId: string;
			title: string;
			imageEmoji: string;
			color: string;
			tokenCost: number;
			savedPoints: number;
			isPending: boolean;
		};
		HomeLearner: {
			id: Schemas["UserId"];
			name: string;
			username: string;
			gradeLevel: number;
			picture?: Schemas["LearnerPicture"];
			color?: Schemas["LearnerColor"];
			hasPin: boolean;
			subjects: string[];
		};
		HomeLesson: {
			id: string;
			title: string;
			subject: string;
			questionCount: number;
			checkedCount: number;
		};
		HomeRedemption: {
			id: string;
			rewardId: string;
			title: string;
			pointsUsed: number;
			requestedAt: Schemas["Timestamp"];
		};
		NextLesson: {
			title: string;
			subject: string;
		};
		WaitingRedemption: {
			id: string;
			learnerId: Schemas["UserId"];
			rewardId: string;
			pointsUsed: number;
			requestedAt: Schemas["Timestamp"];
			learnerName: string;
			rewardTitle: string;
			imageEmoji: string;
		};
		CurrentPassword: string;
		Password: string;
		SecondFactorCode: string;
		Timestamp: string;
		Lifetime: number;
		TimeZone: string | null;
		UserId: number;
		GradeLevelInput: number | string;
		MaxRedemptions: number | null;
		ActivityId: string;
		Tokens: number;
		TargetDbUrl: string;
		CommonErrorCode: "VALIDATION_FAILED" | "UNAUTHENTICATED" | "REQUEST_TIMEOUT" | "HOST_NOT_ALLOWED" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
	};
	responses: never;
	parameters: never;
	requestBodies: never;
	headers: never;
	pathItems: never;
}
type Schemas = components["schemas"];
type Json<T> = { content: { "application/json": T } };
type None = { query?: never; path?: never };
type Key = { "Idempotency-Key"?: string };
type Common = Schemas["CommonErrorCode"];
type Failure<Code> = { content: { "application/problem+json": Schemas["Problem"] & { code: Code } } };
