package university;

import java.util.*;
import java.util.function.Predicate;
import org.springframework.http.HttpStatus;
import org.springframework.security.crypto.password.*;
import org.springframework.stereotype.Component;
import university.generated.model.*;

/** Who may sign in. An administrator has two names, the e-mail address and the user name. */
record Account(String id, Set<String> names, String passwordHash, Role role) {
    boolean isStudent() {
        return role == Role.STUDENT;
    }
}

/** The accounts, in memory. Their passwords are public: this is an example. */
@Component
class Accounts {
    private final PasswordEncoder encoder = Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_8();
    private final String nobodysHash = encoder.encode("nobody");
    private final Map<String, AdminUser> administrators = Map.of(
            "adm_1", new AdminUser("adm_1", "Neha Rao", "neha@university.example", Role.ADMIN).username("neha"),
            "adm_2", new AdminUser("adm_2", "Vikram Shah", "vikram@university.example", Role.SUPER_ADMIN).username("vikram"));
    private final List<Account> accounts = List.of(
            account("stu_1", Set.of("asha@university.example"), "student of the example", Role.STUDENT),
            account("adm_1", Set.of("neha", "neha@university.example"), "admin of the example", Role.ADMIN),
            account("adm_2", Set.of("vikram", "vikram@university.example"), "head of the example", Role.SUPER_ADMIN));

    private Account account(String id, Set<String> names, String password, Role role) {
        return new Account(id, names, encoder.encode(password), role);
    }

    AdminUser administrator(String id) {
        return administrators.get(id);
    }

    /** The account of a name and a password. An unknown name takes as long as a wrong password. */
    Account signIn(String name, String password, Predicate<Account> mayBe) {
        var found = accounts.stream()
                .filter(mayBe)
                .filter(account -> account.names().contains(name.toLowerCase()))
                .findFirst();
        var fits = encoder.matches(password, found.map(Account::passwordHash).orElse(nobodysHash));
        return found.filter(account -> fits)
                .orElseThrow(() -> new Refusal(HttpStatus.UNAUTHORIZED, "The name or the password is wrong."));
    }
}
