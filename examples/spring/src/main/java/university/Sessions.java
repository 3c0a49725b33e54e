package university;

import com.github.benmanes.caffeine.cache.*;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.*;
import org.springframework.http.HttpStatus;
import org.springframework.security.crypto.keygen.*;
import org.springframework.stereotype.Component;

/** Who is signed in. A token dies 8 hours after the login, and after 60 minutes without a call. */
@Component
class Sessions {
    private final StringKeyGenerator tokens = new Base64StringKeyGenerator(Base64.getUrlEncoder().withoutPadding());
    private final Cache<String, Account> accounts = Caffeine.newBuilder()
            .expireAfterWrite(Duration.ofHours(8))
            .expireAfterAccess(Duration.ofMinutes(60))
            .build();

    /** Begins a session. @return its token */
    String begin(Account account) {
        var token = tokens.generateKey();
        accounts.put(token, account);
        return token;
    }

    /** Whose token the request has. */
    Account accountOf(HttpServletRequest request) {
        var header = Objects.requireNonNullElse(request.getHeader("Authorization"), "");
        var token = header.regionMatches(true, 0, "Bearer ", 0, 7) ? header.substring(7).trim() : "";
        var account = accounts.getIfPresent(token);
        if (account == null) throw new Refusal(HttpStatus.UNAUTHORIZED, "Please sign in again.");
        return account;
    }
}
