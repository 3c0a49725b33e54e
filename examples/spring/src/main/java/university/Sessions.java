package university;

import jakarta.servlet.http.HttpServletRequest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Who is signed in. A token dies 8 hours after the login, and after 60 minutes without a call. */
@Component
class Sessions {
    private record Session(Account account, Instant begun, Instant used) {}

    private final SecureRandom random = new SecureRandom();
    private final Map<String, Session> sessions = new ConcurrentHashMap<>();

    /** Begins a session. @return its token */
    String begin(Account account) {
        var bytes = new byte[32];
        random.nextBytes(bytes);
        var token = HexFormat.of().formatHex(bytes);
        sessions.put(token, new Session(account, Instant.now(), Instant.now()));
        return token;
    }

    /** Whose token the request has. */
    Optional<Account> accountOf(HttpServletRequest request) {
        var header = Objects.requireNonNullElse(request.getHeader("Authorization"), "");
        if (!header.toLowerCase().startsWith("bearer ")) return Optional.empty();
        var now = Instant.now();
        var session = sessions.computeIfPresent(header.substring(7).trim(), (token, known) -> {
            var ends = known.begun().plus(Duration.ofHours(8)).isBefore(now);
            var rested = known.used().plus(Duration.ofMinutes(60)).isBefore(now);
            return ends || rested ? null : new Session(known.account(), known.begun(), now);
        });
        return Optional.ofNullable(session).map(Session::account);
    }
}
